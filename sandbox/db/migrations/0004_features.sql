CREATE TABLE `data_items` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`collection_id` text NOT NULL,
	`id` text NOT NULL,
	`owner_id` text,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_items_id` ON `data_items` (`collection_id`,`id`);--> statement-breakpoint
CREATE INDEX `data_items_owner` ON `data_items` (`collection_id`,`owner_id`);--> statement-breakpoint
CREATE TABLE `back_in_stock_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`app_id` text NOT NULL,
	`catalog_item_id` text NOT NULL,
	`variant_id` text,
	`email` text NOT NULL,
	`contact_id` text NOT NULL,
	`item_url` text,
	`status` text NOT NULL,
	`auto_notified` integer,
	`created_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `back_in_stock_item` ON `back_in_stock_requests` (`catalog_item_id`,`status`);--> statement-breakpoint
CREATE INDEX `back_in_stock_created` ON `back_in_stock_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`submitter` text NOT NULL,
	`values` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `form_submissions_created` ON `form_submissions` (`created_at`);--> statement-breakpoint
CREATE TABLE `forms` (
	`id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`requires_captcha` integer NOT NULL,
	`position` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `translations` (
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`language`, `kind`, `ref`)
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_id` text NOT NULL,
	`contact_id` text NOT NULL,
	`rating` integer NOT NULL,
	`status` text NOT NULL,
	`verified` integer NOT NULL,
	`origin_type` text NOT NULL,
	`found_helpful` integer NOT NULL,
	`found_unhelpful` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_author` ON `reviews` (`entity_id`,`contact_id`);--> statement-breakpoint
CREATE INDEX `reviews_created` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `members` ADD `providers` text DEFAULT '[]' NOT NULL;