// What a module that signs does with a document: it sends it, and brings back the signed file.
import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { documentsOf, plainPdf } from '#tests/documents.ts'
import { endSigning, sendToSign, type SigningWork, storeSigned } from './signing.ts'

const started = await startApi()
const { world, database, services } = started
const papers = documentsOf(started)
const { bernarda } = world.people

const working = async <T>(work: (given: SigningWork) => Promise<T>): Promise<T> => {
  const { rows } = await database.owner.query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from login where username = 'admin'`,
  )
  const session = {
    companyId: world.coihues.id,
    userId: Number(rows[0]?.userId),
    loginId: Number(rows[0]?.id),
    acting: false,
    traceId: 'prueba',
  }
  const { storage, now } = services
  return services.db.withTenant(session, (tx, client) =>
    work({ tx, client, session, now: now(), storage }),
  )
}
const idOf = async (name: string) => {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from document where company_id = $1 and name = $2',
    [world.coihues.id, name],
  )
  return Number(rows[0]?.id)
}
const made = async (name: string, file: object = {}) => {
  const folder = await papers.folderOf('Contratos y anexos')
  const typeId = await papers.typeOf('ANEXO')
  const values = { folderId: folder.id, typeId, userId: bernarda.publicId, name, draft: false }
  const { file: sent } = await papers.send('admin', folder.id, file)
  const { id: publicId } = await papers.createFrom('admin', { ...values, fileId: sent?.id })
  return { id: await idOf(name), publicId }
}

describe('the signing of a document', () => {
  test('ends with the signed file as its next version, which nobody changes', async () => {
    const { id, publicId } = await made('Anexo por firmar')
    const sent = await working((work) => sendToSign(work, id))
    expect(sent).toMatchObject({ userId: bernarda.id, currentNo: 1 })
    const signed = Buffer.concat([plainPdf(), Buffer.from('% firmas')])
    await working((work) => storeSigned(work, { id, bytes: signed, pages: 2 }))
    const { state, versions, version } = await papers.one('admin', publicId)
    expect(state).toBe('SIGNED')
    expect(versions.map(({ no, origin, size }) => [no, origin, size])).toEqual([
      [2, 'SIGNED', signed.length],
      [1, 'UPLOADED', plainPdf().length],
    ])
    expect(versions[1]?.sha256).toBe(sent.sha256)
    const again = working((work) => storeSigned(work, { id, bytes: signed, pages: 2 }))
    await expect(again).rejects.toThrow('Este documento ya fue firmado')
    await expect(papers.remove('admin', { id: publicId, version })).rejects.toMatchObject({
      message: 'Un documento firmado se conserva',
    })
    const reason = 'Se firmó otro'
    await papers.change('admin', { id: publicId, version, act: 'VOID', reason })
    expect((await papers.one('trabajador', publicId)).state).toBe('VOID')
  })

  test('may be rejected with words, expire, or be cancelled', async () => {
    const { id } = await made('Anexo rechazado')
    await working((work) => sendToSign(work, id))
    const silent = working((work) => endSigning(work, { id, act: 'reject', reason: null }))
    await expect(silent).rejects.toThrow('Diga por qué se rechaza')
    await working((work) => endSigning(work, { id, act: 'cancel', reason: null }))
    await working((work) => sendToSign(work, id))
    const why = 'La jornada no es la acordada'
    await working((work) => endSigning(work, { id, act: 'reject', reason: why }))
    const late = working((work) => endSigning(work, { id, act: 'expire', reason: null }))
    await expect(late).rejects.toThrow('Está rechazado')
  })

  test('is of a PDF', async () => {
    const { id } = await made('Foto', {
      name: 'foto.png',
      body: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
          '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
    await expect(working((work) => sendToSign(work, id))).rejects.toThrow(
      'Solo se firma un PDF, y «Foto» no lo es',
    )
  })
})
