CREATE TABLE `translations` (
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`language`, `kind`, `ref`)
);
