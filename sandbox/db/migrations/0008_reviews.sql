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