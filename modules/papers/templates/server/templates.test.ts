// Templates and the documents made of them: what people of the company do, and what nobody does.
import { describe, expect, test } from 'vitest'
import { bodyOf, heading, paragraph, when } from '#database/seed/template-bodies.ts'
import { startApi } from '#tests/api.ts'
import { documentsOf } from '#tests/documents.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { templatesOf } from '#tests/templates.ts'
import type { Username } from '#tests/world.ts'
import { payloads } from './payloads.ts'

const started = await startApi()
const { api, world, database } = started
const papers = documentsOf(started)
const templates = templatesOf(started)
const { bernarda, rodrigo, wilner } = world.people

const contractOf = (person: typeof bernarda) => {
  const [contract] = person.contracts
  if (!contract) throw new Error('They have no contract')
  return { userContractId: contract.publicId, businessId: contract.business.publicId }
}
const published = async (name: string, ...words: string[]) => {
  const body = bodyOf(...words.map((one) => paragraph(one)))
  const typeId = await papers.typeOf('CERTIFICADO')
  return templates.publish('admin', await templates.create('admin', { name, typeId, body }))
}
const folder = await papers.folderOf('Contratos y anexos')
const textOf = async (who: Username, id: string) => {
  const { url } = await papers.open(who, id)
  return pdfText(await templates.bytesAt(url))
    .join(' ')
    .replace(/\s+/g, ' ')
}
const named = async (name: string) => {
  const found = (await templates.list('admin', { search: name })).find((one) => one.name === name)
  if (!found) throw new Error(`There is no template ${name}`)
  return found
}

describe('a template', () => {
  test('is written, published, and goes on as its next version', async () => {
    const made = await published('Constancia de cargo', 'Cargo: {{contrato.cargo}}')
    expect(made).toMatchObject({ state: 'PUBLISHED', currentNo: 1, publishedNo: 1 })
    const { id, name, typeId, version, body } = made
    const same = await templates.update('admin', { id, name, typeId, version, body })
    expect(same).toMatchObject({ currentNo: 1, publishedNo: 1 })
    const next = await templates.update('admin', {
      id,
      name,
      typeId,
      version: same.version,
      body: bodyOf(paragraph('Se desempeña como {{contrato.cargo}}')),
    })
    expect(next).toMatchObject({ currentNo: 2, publishedNo: 1, publishedBody: made.body })
    const again = await templates.publish('admin', next)
    expect(again).toMatchObject({ currentNo: 2, publishedNo: 2, publishedBody: null })
    await expect(templates.publish('admin', again)).rejects.toThrow('ya está publicado')
  })

  test('that was published stays as it is, in the database too', async () => {
    await expect(
      database.owner.query(
        `update document_template_version set body = body || ' ' where company_id = $1`,
        [world.coihues.id],
      ),
    ).rejects.toThrow('Una versión publicada no se modifica: cree una nueva')
    const standing = await named('Certificado de antigüedad')
    await expect(templates.remove('admin', standing)).rejects.toThrow('archívela')
  })

  test('of two people who correct it, the second one reads that it changed', async () => {
    const made = await published('Constancia de área', 'Área: {{contrato.area}}')
    const { id, name, typeId, version, body } = made
    await templates.update('admin', { id, name: `${name} 2`, typeId, version, body })
    await expect(
      templates.update('supergerente', { id, name, typeId, version, body }),
    ).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('is removed as a draft, and archived once it was published', async () => {
    const typeId = await papers.typeOf('CERTIFICADO')
    const body = bodyOf(paragraph('Nada'))
    const draft = await templates.create('admin', { name: 'Por borrar', typeId, body })
    await expect(templates.archive('admin', draft)).rejects.toThrow('Un borrador se elimina')
    await templates.remove('admin', draft)
    const made = await published('Por archivar', 'Nada')
    const { version } = await templates.archive('admin', made)
    await expect(templates.publish('admin', { ...made, version })).rejects.toThrow('archivada')
    await expect(
      templates.generate('admin', {
        ...contractOf(wilner),
        templateId: made.id,
        folderId: folder.id,
        reveal: false,
      }),
    ).rejects.toThrow('La plantilla está archivada')
  })

  test.each([
    ['{{empresa.nada}}', 'La etiqueta «empresa.nada» no existe'],
    ['{{trabajador.constructor}}', 'La etiqueta «trabajador.constructor» no existe'],
    ['{{campo.__proto__}}', 'La etiqueta «campo.__proto__» no existe'],
  ])('with the tag %s is refused', async (words, message) => {
    const typeId = await papers.typeOf('CERTIFICADO')
    const body = bodyOf(paragraph(words))
    await expect(
      templates.create('admin', { name: 'Con error', typeId, body }),
    ).rejects.toMatchObject({ field: 'body', message })
  })

  test('with a condition that compares nothing is refused', async () => {
    const typeId = await papers.typeOf('CERTIFICADO')
    const cases = [
      ['contrato.inicio', 'MORE', 'ayer', '«Inicio» se compara con una fecha: 15-09-2026'],
      ['contrato.dias_por_semana', 'LESS', 'cinco', '«Días por semana» se compara con un número'],
      ['contrato.cargo', 'IS', ' ', 'Diga con qué se compara «Cargo»'],
    ] as const
    for (const [code, is, value, message] of cases) {
      const body = bodyOf(when(code, is, value, paragraph('Sí')))
      await expect(
        templates.create('admin', { name: 'Con error', typeId, body }),
      ).rejects.toMatchObject({ field: 'body', message })
    }
  })

  test.each([
    'null',
    '{',
    '{"type":"doc"}',
    '{"type":"doc","content":[{"type":"image","attrs":{"src":"https://x"}}]}',
    '{"type":"doc","content":[{"type":"paragraph","onclick":"x"}]}',
    JSON.stringify(
      bodyOf({
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'x',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          },
        ],
      }),
    ),
    '[',
    `${'{"type":"doc","content":['.repeat(5000)}`,
  ])('that is no such tree is refused: %s', async (body) => {
    const typeId = await papers.typeOf('CERTIFICADO')
    await expect(
      templates.create('admin', { name: 'Con error', typeId, body }),
    ).rejects.toMatchObject({ field: 'body' })
  })
})

describe('a document of a template', () => {
  test('says what the person has, and is issued in their folder', async () => {
    const { id } = await named('Certificado de antigüedad')
    const made = await templates.generate('supergerente', {
      ...contractOf(bernarda),
      templateId: id,
      folderId: folder.id,
      name: 'Mi antigüedad',
      reveal: false,
    })
    const text = await textOf('trabajador', made.id)
    expect(text).toContain('Bernarda Rosa Huenchul Ortiz')
    expect(text).toMatch(/Desde: \d+ de [a-z]+ de \d{4}/)
    expect(text).toContain('el 15 de septiembre de 2026')
    const row = await papers.one('admin', made.id)
    expect(row).toMatchObject({ name: 'Mi antigüedad', state: 'ISSUED', currentNo: 1 })
    expect(row.versions).toMatchObject([{ no: 1, origin: 'GENERATED' }])
  })

  test('every tag with a value for somebody is found on the paper', async () => {
    const tags = (await templates.tags('admin')).filter(
      ({ reserved, list }) => !reserved && list === null,
    )
    const body = bodyOf(...tags.map(({ code }) => paragraph(`<{{${code}}}>`, 'left')))
    const { userContractId } = contractOf(bernarda)
    const seen = await templates.preview('admin', body, { userContractId })
    const present = tags.filter(({ label }) => !seen.missing.includes(label))
    expect(present.length).toBeGreaterThan(20)
    const made = await published('Todas', ...present.map(({ code }) => `<{{${code}}}>`))
    const { id } = await templates.generate('admin', {
      ...contractOf(bernarda),
      templateId: made.id,
      folderId: folder.id,
      reveal: false,
    })
    const text = await textOf('admin', id)
    const found = await templates.preview('admin', made.body, { userContractId })
    for (const words of found.words.split('\n')) expect(text).toContain(words)
  })

  test('leaves out what its conditions leave out', async () => {
    const body = bodyOf(
      heading('Jornada'),
      when('contrato.dias_por_semana', 'MORE', '4', paragraph('de cinco o más')),
      when('contrato.dias_por_semana', 'LESS', '5', paragraph('de menos')),
      when('contrato.inicio', 'LESS', '31-12-2030', paragraph('ya comenzó')),
      when('contrato.turnos', 'IS', 'No', paragraph('sin turnos')),
    )
    const { words } = await templates.preview('admin', body, {
      userContractId: contractOf(bernarda).userContractId,
    })
    expect(words).toBe('Jornada\nde cinco o más\nya comenzó\nsin turnos')
  })

  test('with what the person lacks is refused by its name', async () => {
    const made = await published('Con dirección', 'Vive en {{trabajador.direccion}}')
    await expect(
      templates.generate('admin', {
        ...contractOf(wilner),
        templateId: made.id,
        folderId: folder.id,
        reveal: false,
      }),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'Falta «Dirección»' })
  })

  test('of class A asks to be shown, for a reserved type, and is in the trail', async () => {
    const body = bodyOf(paragraph('Gana {{contrato.sueldo_base}}'))
    const userContractId = contractOf(bernarda).userContractId
    const hidden = await templates.preview('admin', body, { userContractId })
    expect(hidden).toMatchObject({ covered: true, words: 'Gana ••••••' })
    const shown = await templates.preview('admin', body, { userContractId, reveal: true })
    expect(shown.words).toMatch(/^Gana \$[\d.]+$/)
    const { rows } = await database.owner.query(
      `select entity_id from audit_event where company_id = $1 and entity = 'lectura:plantilla'
       order by seq desc limit 1`,
      [world.coihues.id],
    )
    expect(rows).toEqual([{ entity_id: String(bernarda.id) }])
    const normal = await papers.typeOf('CERTIFICADO')
    const draft = await templates.create('admin', { name: 'Con sueldo', typeId: normal, body })
    await expect(templates.publish('admin', draft)).rejects.toMatchObject({ field: 'typeId' })
    const typeId = await papers.typeOf('CONTRATO_SUELDO')
    const reserved = await templates.update('admin', { ...draft, body, typeId })
    const made = await templates.publish('admin', reserved)
    const asked = { ...contractOf(bernarda), templateId: made.id, folderId: folder.id }
    await expect(templates.generate('admin', { ...asked, reveal: false })).rejects.toMatchObject({
      field: 'reveal',
    })
    await templates.generate('admin', { ...asked, reveal: true })
  })

  test('asks for a folder of people and for the razón social of the contract', async () => {
    const { id } = await named('Certificado de antigüedad')
    const asked = { ...contractOf(bernarda), templateId: id, reveal: false }
    const ofCompany = await papers.folderOf('Jefaturas')
    await expect(
      templates.generate('admin', { ...asked, folderId: ofCompany.id }),
    ).rejects.toMatchObject({ field: 'folderId' })
    await expect(
      templates.generate('admin', {
        ...asked,
        folderId: folder.id,
        businessId: world.businesses.peumal.publicId,
      }),
    ).rejects.toMatchObject({ field: 'businessId' })
  })
})

describe('names that look like something else', () => {
  test('are printed as they are', async () => {
    const made = await published('Nombre', '{{trabajador.nombres}}|')
    const { id, version } = await database.owner
      .query<{ id: string; version: string }>(
        `select u.id, v.id as version from users u join user_version v
           on v.company_id = u.company_id and v.user_id = u.id and v.superseded_at is null
         where u.company_id = $1 and u.id = $2`,
        [world.coihues.id, wilner.id],
      )
      .then(({ rows: [row] }) => row ?? { id: '', version: '' })
    expect(Number(id)).toBe(wilner.id)
    for (const payload of payloads) {
      await database.owner.query(
        'update user_version set firstname = $3 where company_id = $1 and id = $2',
        [world.coihues.id, version, payload],
      )
      const { id: documentId } = await templates.generate('admin', {
        ...contractOf(wilner),
        templateId: made.id,
        folderId: folder.id,
        name: 'x',
        reveal: false,
      })
      const { url } = await papers.open('admin', documentId)
      const text = pdfText(await templates.bytesAt(url)).join('')
      expect(text.replace(/\s/g, '')).toContain(`${payload.replace(/\s/g, '')}`)
    }
  }, 120_000)
})

describe('who may', () => {
  const forbidden = ['gerente', 'lectura', 'supervisor', 'trabajador', 'externo'] as const
  test.each(forbidden)('%s neither writes templates nor makes documents', async (who) => {
    const { id } = await named('Certificado de antigüedad')
    const typeId = await papers.typeOf('CERTIFICADO')
    const body = bodyOf(paragraph('x'))
    await expect(templates.create(who, { name: 'Mía', typeId, body })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(
      templates.generate(who, {
        ...contractOf(bernarda),
        templateId: id,
        folderId: folder.id,
        reveal: true,
      }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('a manager reads templates with examples, and with nobody’s facts', async () => {
    const body = bodyOf(paragraph('{{trabajador.nombre_completo}}'))
    const { words } = await templates.preview('gerente', body)
    expect(words).toBe('Ana María Rojas Soto')
    const { userContractId } = contractOf(wilner)
    await expect(templates.preview('gerente', body, { userContractId })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await templates.subjects('supergerente', {})).not.toEqual([])
  })

  test('another company finds nothing of this one', async () => {
    const { id, version } = await named('Certificado de antigüedad')
    expect(await templates.list('boreal.admin')).toEqual([])
    await expect(templates.one('boreal.admin', id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(templates.archive('boreal.admin', { id, version })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(
      templates.generate('admin', {
        templateId: id,
        folderId: folder.id,
        reveal: true,
        userContractId: world.boreal.people.nahuel.contracts[0]?.publicId,
        businessId: contractOf(bernarda).businessId,
      }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('whoever may not see a confidential payroll makes no document of it', async () => {
    await database.owner.query(
      'update users set is_private_role = (id = $2) where company_id = $1 and id in ($2, $3)',
      [world.coihues.id, wilner.id, rodrigo.id],
    )
    const { id } = await named('Certificado de antigüedad')
    const asked = { ...contractOf(wilner), templateId: id, folderId: folder.id, reveal: true }
    const kept = await templates.generate('supergerente', asked).catch((error: unknown) => error)
    expect(kept).toMatchObject({ kind: 'not-found' })
    expect(await templates.subjects('supergerente', { search: 'Wilner' })).toEqual([])
    await templates.generate('admin', asked)
  })

  test('nobody reads a template without signing in', async () => {
    await expect(api.as('invitado').run('{ templateTags { code } }')).rejects.toThrow()
  })
})
