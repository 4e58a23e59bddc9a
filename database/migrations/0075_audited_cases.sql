-- A case says what a formula must give; who changes it moves what everybody else relies on.
select ops.audit('concept_case');
