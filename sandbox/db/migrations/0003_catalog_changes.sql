DROP INDEX `catalog_index_created`;--> statement-breakpoint
DROP INDEX `catalog_index_updated`;--> statement-breakpoint
DROP INDEX `catalog_index_min_price`;--> statement-breakpoint
DROP INDEX `catalog_index_max_price`;--> statement-breakpoint
DROP INDEX `catalog_index_name`;--> statement-breakpoint
DROP INDEX `catalog_index_slug`;--> statement-breakpoint
ALTER TABLE `catalog_index` ADD `change` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `catalog_index_change` ON `catalog_index` (`change`) WHERE change > 0;--> statement-breakpoint
CREATE INDEX `catalog_index_min_price_newest` ON `catalog_index` (`min_price`,created_at desc,no desc,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_name_newest` ON `catalog_index` ("name" collate nocase,created_at desc,no desc,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_created` ON `catalog_index` (`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_updated` ON `catalog_index` (`updated_at`,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_min_price` ON `catalog_index` (`min_price`,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_max_price` ON `catalog_index` (`max_price`,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_name` ON `catalog_index` ("name" collate nocase,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_slug` ON `catalog_index` ("slug" collate nocase,`created_at`,`no`,`visible`);