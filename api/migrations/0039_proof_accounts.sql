-- A proof that tells of several accounts is for those alone who reach all of them, whatever becomes of each payment later.
alter table transfer_files add column trf_accounts bigint[] not null default '{}';
update transfer_files set trf_accounts = paid.accounts
from (
  select tra_id_proof, array_agg(distinct tra_id_account) as accounts from transfers
  where tra_id_proof is not null group by tra_id_proof
) as paid
where paid.tra_id_proof = transfer_files.id;
