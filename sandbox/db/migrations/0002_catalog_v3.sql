CREATE TABLE `catalog_index` (
	`no` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`visible` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`product_type` text NOT NULL,
	`brand` text,
	`ribbon` text,
	`min_price` integer NOT NULL,
	`max_price` integer NOT NULL,
	`min_compare_at` integer,
	`max_compare_at` integer,
	`min_sku` text NOT NULL,
	`min_weight` real NOT NULL,
	`max_weight` real NOT NULL,
	`availability` text NOT NULL,
	`preorder_status` text NOT NULL,
	`preorder_availability` text NOT NULL,
	`allows_one_time` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`text_key` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalog_index_product` ON `catalog_index` (`product_id`);--> statement-breakpoint
CREATE INDEX `catalog_index_created` ON `catalog_index` (`created_at`);--> statement-breakpoint
CREATE INDEX `catalog_index_updated` ON `catalog_index` (`updated_at`);--> statement-breakpoint
CREATE INDEX `catalog_index_min_price` ON `catalog_index` (`min_price`);--> statement-breakpoint
CREATE INDEX `catalog_index_max_price` ON `catalog_index` (`max_price`);--> statement-breakpoint
CREATE INDEX `catalog_index_name` ON `catalog_index` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `catalog_index_slug` ON `catalog_index` ("slug" collate nocase);--> statement-breakpoint
CREATE INDEX `catalog_index_text` ON `catalog_index` (`text_key`);--> statement-breakpoint
CREATE INDEX `catalog_index_hidden` ON `catalog_index` (`no`) WHERE visible = 0;--> statement-breakpoint
CREATE TABLE `catalog_parts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `catalog_parts_kind` ON `catalog_parts` (`kind`,`name`);--> statement-breakpoint
CREATE TABLE `category_index` (
	`category_id` text NOT NULL,
	`no` integer NOT NULL,
	PRIMARY KEY(`category_id`, `no`),
	FOREIGN KEY (`no`) REFERENCES `catalog_index`(`no`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `category_index_product` ON `category_index` (`no`);--> statement-breakpoint
CREATE TABLE `customization_choices` (
	`id` text PRIMARY KEY NOT NULL,
	`customization_id` text NOT NULL,
	`name` text NOT NULL,
	`color_code` text,
	FOREIGN KEY (`customization_id`) REFERENCES `catalog_parts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customization_choices_name` ON `customization_choices` (`customization_id`,`name`);--> statement-breakpoint
CREATE TABLE `description_words` (
	`word` text NOT NULL,
	`text_key` text NOT NULL,
	PRIMARY KEY(`word`, `text_key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `media_videos` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`poster_id` text NOT NULL,
	`alt_text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_choices` (
	`choice_id` text NOT NULL,
	`no` integer NOT NULL,
	PRIMARY KEY(`choice_id`, `no`),
	FOREIGN KEY (`no`) REFERENCES `catalog_index`(`no`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `product_choices_product` ON `product_choices` (`no`);--> statement-breakpoint
CREATE TABLE `product_words` (
	`word` text NOT NULL,
	`no` integer NOT NULL,
	PRIMARY KEY(`word`, `no`),
	FOREIGN KEY (`no`) REFERENCES `catalog_index`(`no`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `product_words_product` ON `product_words` (`no`);--> statement-breakpoint
ALTER TABLE `collection_products` ADD `position` integer;--> statement-breakpoint
CREATE INDEX `collection_products_arranged` ON `collection_products` (`collection_id`,`position`) WHERE position is not null;--> statement-breakpoint
ALTER TABLE `collections` ADD `parent_id` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `document` text;--> statement-breakpoint
CREATE INDEX `collections_parent` ON `collections` (`parent_id`);--> statement-breakpoint
ALTER TABLE `variants` ADD `guid` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `variants` ADD `barcode` text;--> statement-breakpoint
ALTER TABLE `variants` ADD `sale_price` integer;--> statement-breakpoint
ALTER TABLE `variants` ADD `stocked` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `variants` ADD `stock_revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `variants` ADD `preorder` text;--> statement-breakpoint
CREATE INDEX `variants_guid` ON `variants` (`guid`);--> statement-breakpoint
CREATE INDEX `variants_barcode` ON `variants` (`barcode`) WHERE barcode is not null;