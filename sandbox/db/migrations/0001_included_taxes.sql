ALTER TABLE `tax_rates` ADD `is_included` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tax_rates` ADD `group_rates_ppm` text;