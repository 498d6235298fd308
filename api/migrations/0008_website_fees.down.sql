drop trigger websites_fee_changed on websites;
drop trigger websites_fee_stored on websites;
drop function keep_website_fee();
drop table website_fees;
