drop index website_revenue_share_conditions_share;
alter table website_revenue_shares drop wrs_id_creator, drop wrs_note;
