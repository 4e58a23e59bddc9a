// Blocks that are said once for each family burden, cost centre or earning, and for nothing else.
import { expect, test } from 'vitest'
import { bodyOf, paragraph, when } from '#database/seed/template-bodies.ts'
import { startApi } from '#tests/api.ts'
import { documentsOf } from '#tests/documents.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { templatesOf } from '#tests/templates.ts'
import type { Block } from '../model/body.ts'

const started = await startApi()
const { asCompany, world } = started
const papers = documentsOf(started)
const templates = templatesOf(started)
const { bernarda, wilner } = world.people

const contractOf = (person: typeof bernarda) => {
  const [contract] = person.contracts
  if (!contract) throw new Error('They have no contract')
  return { userContractId: contract.publicId, businessId: contract.business.publicId }
}
const each = (list: 'CARGAS' | 'CENTROS' | 'HABERES', ...content: Block[]): Block => ({
  type: 'loop',
  attrs: { list },
  content,
})
const burdens = bodyOf(
  paragraph('Cargas de {{trabajador.nombres}}:'),
  each(
    'CARGAS',
    paragraph('Carga {{carga.nombre}}, {{carga.parentesco}}'),
    when('carga.tipo', 'IS', 'Maternal', paragraph('Es maternal')),
  ),
)

const family = (userId: number, name: string, kind: string, until: string | null = null) =>
  asCompany(
    `insert into family_member (company_id, user_id, firstname, paternal_lastname, relation, burden,
       burden_from, burden_until)
     values ($1, $2, $3, 'Ñancupil', 'SPOUSE', $4, '2024-01-01', $5)`,
    [world.coihues.id, userId, name, kind, until],
  )

test('each burden of the day is said, with its own facts, and nobody else’s', async () => {
  await asCompany('delete from family_member where company_id = $1 and user_id in ($2, $3)', [
    world.coihues.id,
    bernarda.id,
    wilner.id,
  ])
  await family(bernarda.id, '#read("x")', 'SIMPLE')
  await family(bernarda.id, 'Luz', 'MATERNAL')
  await family(bernarda.id, 'Vencida', 'SIMPLE', '2024-12-31')
  await family(wilner.id, 'Ajena', 'SIMPLE')
  const asked = { userContractId: contractOf(bernarda).userContractId }
  const { words, missing } = await templates.preview('admin', burdens, { ...asked, reveal: true })
  expect(missing).toEqual([])
  expect(words).toContain('Carga #read("x") Ñancupil, Cónyuge')
  expect(words).toContain('Carga Luz Ñancupil, Cónyuge')
  expect(words.match(/Es maternal/g)).toHaveLength(1)
  expect(words).not.toMatch(/Vencida|Ajena/)
  const covered = await templates.preview('admin', burdens, asked)
  expect(covered.covered).toBe(true)
  expect(covered.words).not.toMatch(/Luz|Ñancupil/)
})

test('of whoever has none nothing is said', async () => {
  await asCompany('delete from family_member where company_id = $1 and user_id = $2', [
    world.coihues.id,
    wilner.id,
  ])
  const asked = { userContractId: contractOf(wilner).userContractId, reveal: true }
  const { words, missing } = await templates.preview('admin', burdens, asked)
  expect([missing, words.includes('Carga ,'), words.includes('Cargas de')]).toEqual([
    [],
    false,
    true,
  ])
})

test('centres and earnings are said as they are on the day, on the paper too', async () => {
  const body = bodyOf(
    each('CENTROS', paragraph('Centro {{centro.nombre}}: {{centro.porcentaje}}%')),
    each('HABERES', paragraph('Haber {{haber.nombre}}: {{haber.monto}}')),
    paragraph('Fin de {{trabajador.nombres}}'),
  )
  await asCompany(
    `insert into user_item (company_id, user_contract_id, item_code, value, start_month)
     values ($1, $2, 'COLACION', 61234, 202609)`,
    [world.coihues.id, bernarda.contracts[0]?.id],
  )
  const typeId = await papers.typeOf('CONTRATO_SUELDO')
  const written = await templates.create('admin', { name: 'Haberes y centros', typeId, body })
  const { id: templateId } = await templates.publish('admin', written)
  const folder = await papers.folderOf('Contratos y anexos')
  const made = await templates.generate('admin', {
    ...contractOf(bernarda),
    templateId,
    folderId: folder.id,
    reveal: true,
  })
  const { url } = await papers.open('admin', made.id)
  const text = pdfText(await templates.bytesAt(url))
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain('$61.234')
  expect(text).toMatch(/Centro .+: \d+/)
  expect(text).toContain('Fin de')
})

test('a tag of a list is refused outside of its repetition', async () => {
  const typeId = await papers.typeOf('CONTRATO_SUELDO')
  const save = (...blocks: Block[]) =>
    templates.create('admin', { name: 'Mala', typeId, body: bodyOf(...blocks) })
  await expect(save(paragraph('{{carga.nombre}}'))).rejects.toMatchObject({
    field: 'body',
    message: '«Nombre de la carga» va dentro de lo que se repite por «Cargas familiares»',
  })
  await expect(save(each('HABERES', paragraph('{{carga.nombre}}')))).rejects.toMatchObject({
    field: 'body',
  })
  await expect(
    save(each('CARGAS', each('CARGAS', paragraph('{{carga.nombre}}')))),
  ).rejects.toMatchObject({ message: 'Lo que se repite no va dentro de otra repetición' })
  const other = { type: 'loop', attrs: { list: 'USERS' }, content: [{ type: 'paragraph' }] }
  await expect(
    templates.create('admin', {
      name: 'Mala',
      typeId,
      body: JSON.stringify({ type: 'doc', content: [other] }),
    }),
  ).rejects.toMatchObject({ field: 'body' })
})
