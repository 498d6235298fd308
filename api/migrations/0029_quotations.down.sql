-- Of those that were removed nothing is kept: there is no place for two of one day.
delete from currency_quotations where deleted_at is not null;
drop index currency_quotations_day;
alter table currency_quotations add constraint currency_quotations_cue_currency_cue_date_key
  unique (cue_currency, cue_date);
alter table currency_quotations drop column cue_source, drop column cue_id_user, drop column deleted_at;
