-- The words that a company uses for jobs, each read once: an index in their order lets a statement
-- go from one word to the next, however many contracts say it.
create index user_contract_version_job_title on user_contract_version (company_id, job_title)
where superseded_at is null;

create index user_contract_version_job_family
on user_contract_version (company_id, job_title_family)
where superseded_at is null and job_title_family is not null;
