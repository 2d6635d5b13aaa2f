CREATE TABLE `data_items` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`collection_id` text NOT NULL,
	`id` text NOT NULL,
	`owner_id` text,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_items_id` ON `data_items` (`collection_id`,`id`);--> statement-breakpoint
CREATE INDEX `data_items_owner` ON `data_items` (`collection_id`,`owner_id`);