-- Which websites an account has ever had: numbers are asked by website, and people reach them by account.
create index rollup_site_months_account on rollup_site_months (rsm_id_account, rsm_id_website);
