#!/bin/sh
# The role that the product works as, made with the database: it owns nothing, and only adds to the audit trail.
set -e
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -v ON_ERROR_STOP=1 -v password="$PRODUCT_PASSWORD" <<'SQL'
create role candela_product login password :'password';
SQL
