-- Why a version of a revenue share was agreed on, and who set it: the trail has said that since the first of them.

alter table website_revenue_shares
  add wrs_note text check (length(wrs_note) <= 255),
  add wrs_id_creator bigint references users (id);

update website_revenue_shares as s set wrs_id_creator = u.id
from system_logs as l join users as u on u.id = l.slo_blame_user_id
where l.slo_table_name = 'website_revenue_shares' and l.slo_action = 'websiteRevenueShare.store'
  and l.slo_diffs -> 'wrs_id_website' ->> 1 = s.wrs_id_website::text
  and l.slo_diffs -> 'wrs_valid_from' ->> 1 = s.wrs_valid_from::text;

-- What a version says is read with it.
create index website_revenue_share_conditions_share on website_revenue_share_conditions (rev_id_share);
