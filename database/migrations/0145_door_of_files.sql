-- How much a company keeps in files, read before each upload: from the index alone. What is marked
-- as removed counts, because its bytes are kept with the documents of the company.
create index file_weight on file (company_id) include (size);
