-- What the platform keeps of a website's gross where no share says otherwise, from a day on: a row has the fee of its own
-- day, however late it is sent or sent again. The present fee stands on the website, where it is changed and audited.
create table website_fees (
  wef_id_website bigint not null references websites (id) on delete cascade,
  wef_valid_from date not null,
  wef_percent numeric(5, 2) not null check (wef_percent between 0 and 100),
  primary key (wef_id_website, wef_valid_from)
);

-- Nobody knows earlier ones any more.
insert into website_fees (wef_id_website, wef_valid_from, wef_percent) select id, date '0001-01-01', anw_comission from websites;

-- Fees are stored by many hands (forms, imports, undo, the demo), and each of them would have to remember this table. A
-- website's first fee holds for all days before it as well; a changed one from this day on, where the platform is.
create function keep_website_fee() returns trigger language plpgsql as $$
begin
  insert into website_fees (wef_id_website, wef_valid_from, wef_percent)
  values (
    new.id,
    case tg_op when 'INSERT' then date '0001-01-01' else (clock_timestamp() at time zone 'America/Sao_Paulo')::date end,
    new.anw_comission
  )
  on conflict (wef_id_website, wef_valid_from) do update set wef_percent = excluded.wef_percent;
  return null;
end
$$;
create trigger websites_fee_stored after insert on websites for each row execute function keep_website_fee();
create trigger websites_fee_changed after update of anw_comission on websites for each row
  when (new.anw_comission <> old.anw_comission) execute function keep_website_fee();
