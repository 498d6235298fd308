drop table technology_merge_facts;
drop table technology_merges;
