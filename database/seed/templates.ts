import type pg from 'pg'
import '#modules/company/businesses/server/template-tags.ts'
import '#modules/people/contracts/server/template-tags.ts'
import '#modules/people/custom-fields/server/template-tags.ts'
import '#modules/people/people/server/template-tags.ts'
import type { Body } from '#modules/papers/templates/model/body.ts'
import { documentBatches } from '#modules/papers/templates/server/batch.job.ts'
import { createCollaboratorFile } from '#modules/papers/templates/server/batches.service.ts'
import { createCollaboratorFileOne } from '#modules/papers/templates/server/generate.service.ts'
import {
  createDocumentTemplate,
  publishDocumentTemplate,
} from '#modules/papers/templates/server/templates.service.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy } from './rows.ts'
import { bodyOf, heading, list, paragraph, table, when } from './template-bodies.ts'

const signatures = table(
  ['Por la empresa', 'La persona trabajadora'],
  [
    '{{empresa.representante}}, RUT {{empresa.representante_rut}}',
    '{{trabajador.nombre_completo}}, RUT {{trabajador.rut}}',
  ],
)

const contract = bodyOf(
  heading('Contrato de trabajo'),
  paragraph(
    'En {{empresa.comuna}}, a {{documento.fecha}}, entre {{empresa.razon_social}}, RUT ' +
      '{{empresa.rut}}, representada por {{empresa.representante}}, con domicilio en ' +
      '{{empresa.direccion}}, en adelante **la empresa**, y {{trabajador.nombre_completo}}, RUT ' +
      '{{trabajador.rut}}, de nacionalidad {{trabajador.nacionalidad}}, con domicilio en la ' +
      'comuna de {{trabajador.comuna}}, en adelante **la persona trabajadora**, se conviene:',
  ),
  heading('Primero: funciones', 3, 'left'),
  paragraph('Se desempeñará como {{contrato.cargo}} en el área {{contrato.area}}.'),
  heading('Segundo: jornada', 3, 'left'),
  when(
    'contrato.sin_limite_de_jornada',
    'IS',
    'Sí',
    paragraph('Queda sin límite de jornada (artículo 22 del Código del Trabajo).'),
  ),
  when(
    'contrato.sin_limite_de_jornada',
    'IS',
    'No',
    paragraph(
      'Trabajará {{contrato.horas_semanales}} horas a la semana, en ' +
        '{{contrato.dias_por_semana}} días.',
    ),
  ),
  heading('Tercero: remuneración', 3, 'left'),
  paragraph(
    'Su sueldo base es de {{contrato.sueldo_base}}. La gratificación es la de ' +
      '{{contrato.gratificacion}}.',
  ),
  heading('Cuarto: duración', 3, 'left'),
  paragraph('Rige desde el {{contrato.inicio}}, con carácter de {{contrato.tipo}}.'),
  when(
    'contrato.termino',
    'FILLED',
    '',
    paragraph('Termina el {{contrato.termino}}, si no se renueva.'),
  ),
  signatures,
)

const seniority = bodyOf(
  heading('Certificado de antigüedad'),
  paragraph(
    '{{empresa.razon_social}}, RUT {{empresa.rut}}, certifica que ' +
      '**quien se indica** trabaja en la empresa:',
  ),
  list(
    'Nombre: {{trabajador.nombre_completo}}',
    'RUT: {{trabajador.rut}}',
    'Cargo: {{contrato.cargo}}',
    'Desde: {{contrato.inicio}}',
  ),
  paragraph('Se extiende a petición de la persona interesada, el {{documento.fecha}}.'),
  paragraph('{{empresa.representante}}', 'center'),
)

const warning = bodyOf(
  paragraph('{{empresa.comuna}}, {{documento.fecha}}', 'right'),
  heading('Carta de amonestación', 2, 'left'),
  paragraph('Señor(a) {{trabajador.nombre_completo}}, {{contrato.cargo}}:', 'left'),
  paragraph(
    'Por esta carta se le amonesta por escrito, conforme al reglamento interno, por los hechos ' +
      'que se le informaron. Puede reclamar de ella ante la Inspección del Trabajo.',
  ),
  when(
    'contrato.jefatura',
    'FILLED',
    '',
    paragraph('Con copia a su jefatura, {{contrato.jefatura}}.'),
  ),
  signatures,
)

const templates: readonly { name: string; type: string; body: Body }[] = [
  { name: 'Contrato de trabajo', type: 'CONTRATO_SUELDO', body: contract },
  { name: 'Certificado de antigüedad', type: 'CERTIFICADO', body: seniority },
  { name: 'Carta de amonestación', type: 'AMONESTACION', body: warning },
]

const made = [
  { template: 'Certificado de antigüedad', of: 'wilner' },
  { template: 'Contrato de trabajo', of: 'wilner' },
  { template: 'Certificado de antigüedad', of: 'yorgelis' },
] as const

type Demo = {
  readonly owner: pg.Client
  readonly companyId: number
  readonly requestAt: (instant: string) => RequestContext
  readonly run: (job: AnyJob, jobId: number) => Promise<void>
  readonly storage: Storage
}

/** Three templates that are published, and the documents that were made of them. */
export async function seedTemplates(demo: Demo): Promise<void> {
  const { owner, companyId, requestAt } = demo
  const typeId = await idsBy(owner, 'document_type', companyId, 'code')
  const folderId = await idsBy(owner, 'document_folder', companyId, 'name')
  const userId = await idsBy(owner, 'users', companyId, 'rut')
  const { rows } = await owner.query<{ id: string; user_id: string; business_id: string }>(
    'select id, user_id, business_id from user_contract where company_id = $1',
    [companyId],
  )
  const ids = new Map<string, number>()
  for (const { name, type, body } of templates) {
    await inCompany(requestAt('2026-08-03T15:00:00Z'), async (context) => {
      const input = { name, typeId: typeId(type), body: JSON.stringify(body) }
      const { id, version } = await createDocumentTemplate(context, input)
      await publishDocumentTemplate(context, { id, version })
      ids.set(name, id)
    })
  }
  for (const { template, of } of made) {
    const person = userId(rutOf(coihues.people[of].rut))
    const contractOf = rows.find((row) => Number(row.user_id) === person)
    await inCompany(requestAt('2026-08-20T15:00:00Z'), (context) =>
      createCollaboratorFileOne(context, {
        userContractId: Number(contractOf?.id),
        businessId: Number(contractOf?.business_id),
        templateId: ids.get(template) ?? 0,
        folderId: folderId('Contratos y anexos'),
        name: null,
        reveal: true,
      }),
    )
  }
  await seedBatch(demo, { templateId: ids.get('Certificado de antigüedad') ?? 0, folderId })
}

type Certificates = { templateId: number; folderId: (name: string) => number }

/** The certificates of everybody in the fields of the other razón social, made at once. */
async function seedBatch(demo: Demo, { templateId, folderId }: Certificates): Promise<void> {
  const { owner, companyId, requestAt, run, storage } = demo
  const businessId = await idsBy(owner, 'business', companyId, 'slug')
  const ordered = await inCompany(requestAt('2026-09-01T15:00:00Z'), (context) =>
    createCollaboratorFile(context, {
      templateId,
      businessId: businessId('peumal'),
      area: null,
      jobTitle: null,
      ruts: null,
      folderId: folderId('Contratos y anexos'),
      reveal: false,
    }),
  )
  const { rows } = await owner.query<{ job_id: string }>(
    'select job_id from document_batch where company_id = $1 and id = $2',
    [companyId, ordered.id],
  )
  await run(documentBatches(storage).job, Number(rows[0]?.job_id))
}
