#!/bin/sh
# Run by the image of PostgreSQL when its folder is empty: creates the two roles of roles.sql, with their passwords.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
\i /roles.sql
ALTER ROLE nukkad_owner PASSWORD :'owner';
ALTER ROLE nukkad_app PASSWORD :'app';
SQL
