-- A type that says what somebody is paid is reserved: reading it asks for the right to contracts,
-- whichever folder it lies in.
update document_type set sensitivity = 'RESERVED', version = version + 1
where legal_kind in ('CONTRACT', 'ANNEX', 'PAYSLIP', 'SETTLEMENT') and sensitivity = 'NORMAL';

alter table document_type add constraint document_type_reserved
  check (sensitivity = 'RESERVED'
    or legal_kind not in ('CONTRACT', 'ANNEX', 'PAYSLIP', 'SETTLEMENT'));

-- Companies that have no types of documents get those that a new one begins with
-- (`modules/papers/documents/model/usual.ts`), and those without folders its folders.
insert into document_type (company_id, code, label, legal_kind, sensitivity, retention)
select company.id, usual.code, usual.label, usual.legal_kind, usual.sensitivity, usual.retention
from company cross join (values
  ('CONTRATO', 'Contrato de trabajo', 'CONTRACT', 'RESERVED', 'LABOUR'),
  ('ANEXO', 'Anexo de contrato', 'ANNEX', 'RESERVED', 'LABOUR'),
  ('LIQUIDACION', 'Liquidación de sueldo', 'PAYSLIP', 'RESERVED', 'PAY'),
  ('FERIADO', 'Comprobante de feriado', 'VACATION', 'NORMAL', 'LABOUR'),
  ('REGLAMENTO', 'Reglamento interno', 'RIOHS', 'NORMAL', 'COMPANY'),
  ('AMONESTACION', 'Amonestación', 'WARNING', 'RESERVED', 'LABOUR'),
  ('CERTIFICADO', 'Certificado', 'CERTIFICATE', 'NORMAL', 'LABOUR'),
  ('RENUNCIA', 'Renuncia', 'RESIGNATION', 'RESERVED', 'LABOUR'),
  ('FINIQUITO', 'Finiquito', 'SETTLEMENT', 'RESERVED', 'PAY'),
  ('POLITICA', 'Política de la empresa', 'OTHER', 'NORMAL', 'COMPANY'),
  ('OTRO', 'Otro documento', 'OTHER', 'NORMAL', 'LABOUR')
) as usual (code, label, legal_kind, sensitivity, retention)
where not exists (select from document_type known where known.company_id = company.id);

insert into document_folder (company_id, name, kind, access, position)
select company.id, usual.name, usual.kind, usual.access, usual.position
from company cross join (values
  ('Políticas y reglamentos', 'COMPANY', 'PUBLIC', 0),
  ('Jefaturas', 'COMPANY', 'PROTECTED', 1),
  ('Contratos y anexos', 'PERSON', 'PUBLIC', 0),
  ('Certificados y comprobantes', 'PERSON', 'PUBLIC', 1),
  ('Antecedentes internos', 'PERSON', 'PROTECTED', 2)
) as usual (name, kind, access, position)
where not exists (select from document_folder known where known.company_id = company.id);
