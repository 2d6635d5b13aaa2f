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
CREATE INDEX `back_in_stock_created` ON `back_in_stock_requests` (`created_at`,`id`);