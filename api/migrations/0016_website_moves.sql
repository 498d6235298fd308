-- The moves of websites in the trail: few rows among many, which every report asks for whose days are whose.
create index system_logs_moves on system_logs (slo_object_id, id) where slo_table_name = 'websites'
  and slo_diffs ? 'anw_account_id' and slo_diffs -> 'anw_account_id' ->> 0 is not null;
