CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`app_id` text NOT NULL,
	`member_id` text NOT NULL,
	`name` text NOT NULL,
	`product_ids` text NOT NULL,
	`credits_total` integer,
	`credits_remaining` integer,
	`expires_at` integer,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `memberships_member` ON `memberships` (`member_id`);--> statement-breakpoint
ALTER TABLE `tax_rates` ADD `digital_rate_ppm` integer;