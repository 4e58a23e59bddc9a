// A document that was rejected, or still waits, is corrected and sent to the same people again.
import { beforeAll, describe, expect, test } from 'vitest'
import { annexesOf } from '#tests/annexes.ts'
import { startApi } from '#tests/api.ts'
import { printedPdf, type Signing, signaturesOf, testKey } from '#tests/signatures.ts'
import type { Username } from '#tests/world.ts'
import { SignatureState } from '../model/catalogs.ts'
import { effectOf } from '../model/changes.ts'
import { signatureStates } from '../model/states.ts'

const started = await startApi()
const { world, database } = started
const signatures = signaturesOf(started)
const { papers } = signatures
const { bernarda } = world.people

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})

/** A corrected file, as the dialog sends it. */
async function corrected(who: Username = 'admin') {
  const folder = await papers.folderOf('Contratos y anexos')
  const { file } = await papers.send(who, folder.id, { body: await printedPdf('Corregido') })
  return file?.id
}
const replaced = async (request: Signing, more: object = {}, who: Username = 'admin') => {
  const { id } = request
  const { version } = await signatures.one('admin', id)
  const reason = 'La jornada es de cuarenta horas'
  return signatures.replace(who, { id, version, reason, fileId: await corrected(), ...more })
}
const noticesAbout = async (title: string) => {
  const { rows } = await database.owner.query<{ title: string; username: string }>(
    `select n.title, l.username from notification n join login l on l.user_id = n.user_id
     where n.title like $1 order by l.username`,
    [title],
  )
  return rows.map(({ username, title: said }) => [username, said])
}

describe('a document that is corrected', () => {
  test('while it waits: the same people sign the new file in the same order', async () => {
    const first = await signatures.sent('Anexo con error', bernarda)
    await signatures.openAndSign('supergerente', first)
    await signatures.open('trabajador', first)
    const { data, error } = await replaced(first)
    expect(error).toBeNull()
    expect(data).toMatchObject({ state: 'SENT', replacesId: first.id })
    expect(data?.sha256).not.toBe(first.sha256)
    expect(data?.signing.map(({ role, state }) => [role, state])).toEqual([
      ['EMPLOYER', 'PENDING'],
      ['WORKER', 'WAITING'],
    ])
    const before = await signatures.one('admin', first.id)
    expect(before).toMatchObject({ state: 'REPLACED', replacedById: data?.id })
    expect(before.signing.map(({ state }) => state)).toEqual(['SIGNED', 'CANCELLED'])
    expect(before.events.at(-1)?.kind).toBe('REPLACED')
    expect(await noticesAbout('«Anexo con error» se reemplazó%')).toEqual([
      ['supergerente', '«Anexo con error» se reemplazó: su firma quedó sin efecto'],
      ['trabajador', '«Anexo con error» se reemplazó: ya no se firma'],
    ])
    // Two tabs: the old one still shows the replaced document.
    const late = await signatures.openAndSign('trabajador', first)
    expect(late.error?.message).toBe('Este documento fue reemplazado: firme el nuevo')
    const foreign = await signatures.sign('supergerente', {
      id: data?.id,
      sha256: first.sha256,
      read: true,
      signingKey: testKey,
    })
    expect(foreign.error?.message).toMatch(/El documento cambió/)
    const now = await signatures.one('admin', data?.id ?? '')
    expect((await signatures.openAndSign('supergerente', now)).error).toBeNull()
    expect((await signatures.openAndSign('trabajador', now)).data?.state).toBe('SEALING')
  })

  test('after it was rejected, once', async () => {
    const first = await signatures.sent('Anexo que se rechazó', bernarda)
    const { id, sha256 } = first
    await signatures.reject('supergerente', { id, sha256, reason: 'Falta la fecha de inicio' })
    const { version } = await signatures.one('admin', id)
    const input = { id, version, reason: 'Se puso la fecha', fileId: await corrected() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signatures.replace('admin', input)),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const { rows } = await signatures.list('admin', { documentId: first.documentId })
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['REPLACED', 'SENT'])
  })

  test('only with its file and its words, by who sends it', async () => {
    const request = await signatures.sent('Anexo sin corregir', bernarda)
    expect((await replaced(request, { fileId: null })).error).toMatchObject({ field: 'fileId' })
    expect((await replaced(request, { reason: ' ' })).error).toMatchObject({ field: 'reason' })
    expect((await replaced(request, { version: 9 })).error).toMatchObject({ kind: 'conflict' })
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      const { error } = await replaced(request, {}, who)
      expect(error?.kind).toMatch(/forbidden|not-found/)
    }
    // The file of somebody else is nobody's to send.
    const fileId = await corrected('supergerente')
    expect((await replaced(request, { fileId })).error?.kind).toBe('not-found')
    expect((await signatures.one('admin', request.id)).state).toBe('SENT')
  })

  test('not when it has all of its signatures', async () => {
    const request = await signatures.sent('Anexo ya firmado', bernarda, { order: 'WORKER_ONLY' })
    await signatures.openAndSign('trabajador', request)
    expect((await replaced(request)).error?.message).toBe('Este documento ya fue firmado')
  })

  test('not by hand what another screen printed: its record would say something else', async () => {
    const annexes = annexesOf(started)
    const made = await annexes.create('admin', {
      userContractId: bernarda.contracts[0]?.publicId,
      effectiveOn: '2026-11-01',
      jobTitle: 'Jefa de turno',
    })
    const { id, version } = made.data ?? { id: '', version: 0 }
    const { data } = await annexes.send('admin', { id, version })
    const documentId = data?.documentId ?? ''
    await signatures.send('admin', { documents: [{ id: documentId }] })
    const request = (await signatures.list('admin', { documentId })).rows[0]
    if (!request) throw new Error('It was not sent')
    expect((await replaced(request)).error?.message).toMatch(/lo hizo la plataforma/)
    expect((await signatures.one('admin', request.id)).state).toBe('SENT')
  })
})

test('no file is put under the signatures by another way', async () => {
  const request = await signatures.sent('Anexo por detrás del archivo', bernarda)
  const forced = database.owner.query(
    `insert into document_version (company_id, document_id, no, file_id, sha256, size, origin)
     select request.company_id, request.document_id, 2, v.file_id, v.sha256, v.size, 'UPLOADED'
     from signature_request request join document_version v on v.company_id = request.company_id
       and v.document_id = request.document_id where request.code = $1`,
    [request.code],
  )
  await expect(forced).rejects.toThrow('Está en firma: su archivo no cambia')
})

test('the table of changes replaces what the states let be replaced, and nothing else', () => {
  for (const state of SignatureState.values) {
    const may = signatureStates.acts.replace.from.some((one) => one === state)
    expect([state, effectOf.CORRECTED[state] === 'REPLACE']).toEqual([state, may])
  }
})
