CREATE TABLE "offered_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"facts" text NOT NULL,
	"noticed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
