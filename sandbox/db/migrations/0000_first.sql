CREATE TABLE `oauth_apps` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`redirect_domains` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`visitor_id` text NOT NULL,
	`member_id` text,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE TABLE `collection_products` (
	`collection_id` text NOT NULL,
	`product_id` text NOT NULL,
	`position` integer,
	PRIMARY KEY(`collection_id`, `product_id`),
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `collection_products_product` ON `collection_products` (`product_id`);--> statement-breakpoint
CREATE INDEX `collection_products_arranged` ON `collection_products` (`collection_id`,`position`) WHERE position is not null;--> statement-breakpoint
CREATE TABLE `collections` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`visible` integer NOT NULL,
	`position` integer NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`media_id` text,
	`parent_id` text,
	`document` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_slug` ON `collections` (`slug`);--> statement-breakpoint
CREATE INDEX `collections_parent` ON `collections` (`parent_id`);--> statement-breakpoint
CREATE TABLE `media_files` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`alt_text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`sku` text NOT NULL,
	`product_type` text NOT NULL,
	`brand` text,
	`ribbon` text,
	`visible` integer NOT NULL,
	`price` integer NOT NULL,
	`discounted_price` integer NOT NULL,
	`cost` integer,
	`inventory_status` text NOT NULL,
	`manage_variants` integer NOT NULL,
	`track_inventory` integer NOT NULL,
	`weight` real NOT NULL,
	`numeric_id` integer NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_slug` ON `products` (`slug`);--> statement-breakpoint
CREATE INDEX `products_price` ON `products` (`price`,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_name` ON `products` ("name" collate nocase,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_slug_order` ON `products` ("slug" collate nocase,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_sku` ON `products` ("sku" collate nocase,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_numeric` ON `products` (`numeric_id`,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_updated` ON `products` (`updated_at`,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_created` ON `products` (`created_at`,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_stock` ON `products` (`inventory_status`,`numeric_id`,`id`,`visible`);--> statement-breakpoint
CREATE INDEX `products_name_exact` ON `products` (`name`,`visible`);--> statement-breakpoint
CREATE INDEX `products_sku_exact` ON `products` (`sku`,`visible`);--> statement-breakpoint
CREATE INDEX `products_shown` ON `products` (`id`,`visible`,`price`);--> statement-breakpoint
CREATE INDEX `products_hidden` ON `products` (`id`) WHERE visible = 0;--> statement-breakpoint
CREATE TABLE `variants` (
	`product_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`choices` text NOT NULL,
	`sku` text NOT NULL,
	`price` integer NOT NULL,
	`cost` integer,
	`weight` real NOT NULL,
	`visible` integer NOT NULL,
	`track_quantity` integer NOT NULL,
	`quantity` integer NOT NULL,
	`in_stock` integer NOT NULL,
	`guid` text DEFAULT '' NOT NULL,
	`barcode` text,
	`sale_price` integer,
	`stocked` integer DEFAULT true NOT NULL,
	`stock_revision` integer DEFAULT 1 NOT NULL,
	`preorder` text,
	PRIMARY KEY(`product_id`, `id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "variants_quantity" CHECK("variants"."quantity" >= 0)
);
--> statement-breakpoint
CREATE INDEX `variants_sku` ON `variants` (`sku`);--> statement-breakpoint
CREATE INDEX `variants_guid` ON `variants` (`guid`);--> statement-breakpoint
CREATE INDEX `variants_barcode` ON `variants` (`barcode`) WHERE barcode is not null;--> statement-breakpoint
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
	`change` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `catalog_index_change` ON `catalog_index` (`change`) WHERE change > 0;--> statement-breakpoint
CREATE UNIQUE INDEX `catalog_index_product` ON `catalog_index` (`product_id`);--> statement-breakpoint
CREATE INDEX `catalog_index_created` ON `catalog_index` (`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_updated` ON `catalog_index` (`updated_at`,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_min_price` ON `catalog_index` (`min_price`,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_max_price` ON `catalog_index` (`max_price`,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_name` ON `catalog_index` ("name" collate nocase,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_slug` ON `catalog_index` ("slug" collate nocase,`created_at`,`no`,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_min_price_newest` ON `catalog_index` (`min_price`,created_at desc,no desc,`visible`);--> statement-breakpoint
CREATE INDEX `catalog_index_name_newest` ON `catalog_index` ("name" collate nocase,created_at desc,no desc,`visible`);--> statement-breakpoint
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
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`owner_type` text NOT NULL,
	`lines` text NOT NULL,
	`next_line` integer NOT NULL,
	`coupon_code` text,
	`checkout_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_owner` ON `carts` (`owner_id`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text,
	`owner_id` text NOT NULL,
	`owner_type` text NOT NULL,
	`lines` text NOT NULL,
	`coupon_code` text,
	`channel_type` text NOT NULL,
	`completed` integer NOT NULL,
	`order_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`checkout_id` text,
	`visitor_id` text,
	`member_id` text,
	`email` text,
	`status` text NOT NULL,
	`payment_status` text NOT NULL,
	`fulfillment_status` text NOT NULL,
	`total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document` text NOT NULL,
	`transactions` text NOT NULL,
	`fulfillments` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_checkout` ON `orders` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `orders_member` ON `orders` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`value` integer NOT NULL,
	`free_pieces` integer DEFAULT 0 NOT NULL,
	`minimum_subtotal` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`expires_at` integer,
	`usage_limit` integer,
	`usage_count` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code` ON `coupons` (upper("code"));--> statement-breakpoint
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
CREATE TABLE `shipping_options` (
	`code` text PRIMARY KEY NOT NULL,
	`carrier_id` text NOT NULL,
	`title` text NOT NULL,
	`delivery_time` text NOT NULL,
	`cost` integer NOT NULL,
	`free_from` integer,
	`countries` text NOT NULL,
	`region_name` text NOT NULL,
	`pickup_address` text,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`subdivision` text,
	`name` text NOT NULL,
	`rate_ppm` integer NOT NULL,
	`digital_rate_ppm` integer
);
--> statement-breakpoint
CREATE TABLE `event_sequences` (
	`entity` text PRIMARY KEY NOT NULL,
	`sequence` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`entity_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`occurred_at` integer NOT NULL,
	`identity` text,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id` ON `events` (`id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`position` integer NOT NULL,
	`url` text NOT NULL,
	`entity_id` text NOT NULL,
	`status` text NOT NULL,
	`attempts` text NOT NULL,
	`next_attempt_at` integer NOT NULL,
	FOREIGN KEY (`position`) REFERENCES `events`(`position`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`position`,`url`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_line` ON `webhook_deliveries` (`status`,`url`,`entity_id`,`id`);--> statement-breakpoint
CREATE TABLE `webhook_subscriptions` (
	`url` text PRIMARY KEY NOT NULL,
	`events` text NOT NULL,
	`from_start` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `login_failures` (
	`email` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`member_id` text,
	`data` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_tokens_member` ON `one_time_tokens` (`member_id`,`purpose`,`created_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`links` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_sent` ON `mails` (`sent_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`login_email` text NOT NULL,
	`email_verified` integer NOT NULL,
	`must_verify_email` integer NOT NULL,
	`status` text NOT NULL,
	`privacy_status` text NOT NULL,
	`activity_status` text NOT NULL,
	`contact_id` text NOT NULL,
	`password_hash` text,
	`providers` text DEFAULT '[]' NOT NULL,
	`must_reset_password` integer NOT NULL,
	`slug` text NOT NULL,
	`nickname` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`last_login_at` integer,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_email` ON `members` (lower("login_email"));--> statement-breakpoint
CREATE UNIQUE INDEX `members_slug` ON `members` (`slug`);--> statement-breakpoint
CREATE INDEX `members_created` ON `members` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`visitor_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE TABLE `translations` (
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`language`, `kind`, `ref`)
);
--> statement-breakpoint
CREATE TABLE `authorization_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`visitor_id` text NOT NULL,
	`member_id` text NOT NULL,
	`code_challenge` text NOT NULL,
	`redirect_uri` text,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `redirect_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`client_id` text NOT NULL,
	`visitor_id` text NOT NULL,
	`member_id` text,
	`request` text NOT NULL,
	`created_at` integer NOT NULL
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
CREATE INDEX `reviews_created` ON `reviews` (`created_at`,`id`);