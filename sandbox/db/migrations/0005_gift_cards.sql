CREATE TABLE `bought_gift_cards` (
	`code` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`value` integer NOT NULL,
	`balance` integer NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`buyer` text NOT NULL,
	`message` text NOT NULL,
	`deliver_at` integer NOT NULL,
	`mailed_at` integer
);
--> statement-breakpoint
CREATE INDEX `bought_gift_cards_due` ON `bought_gift_cards` (`mailed_at`,`deliver_at`);--> statement-breakpoint
CREATE TABLE `gift_card_products` (
	`id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
