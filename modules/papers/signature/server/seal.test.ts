// The seal of the company on real finals, as programs of others read it.
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { certificateMaker } from '#tests/certificates.ts'
import { pdfText } from '#tests/pdf-text.ts'
import {
  cmsOf,
  hashOfFirst,
  lastSignature,
  opensslTakes,
  readerTest,
  saidOf,
  withByteChanged,
} from '#tests/readers.ts'
import { type Signing, signaturesOf } from '#tests/signatures.ts'

const started = await startApi()
const { api, world, database, clock, drainJobs } = started
const signatures = signaturesOf(started)
const { bernarda } = world.people
const maker = certificateMaker()
const outcome = 'status message error { kind message field traceId } data { standing }'

type Certificate = { businessId: string; businessName: string; rut: string; id: string | null }
const certificateOfVina = async () => {
  const { companyCertificates: all } = await api
    .as('admin')
    .run<{ companyCertificates: (Certificate & { version: number })[] }>(
      '{ companyCertificates { businessId businessName rut id version } }',
    )
  const found = all.find(({ businessName }) => businessName.includes('Viña'))
  if (!found) throw new Error('The razón social is not there')
  return found
}
const upload = async (file: Buffer) => {
  const { businessId } = await certificateOfVina()
  return api.as('admin').result(
    `mutation ($input: UploadCompanyCertificateInput!) {
      uploadCompanyCertificate(input: $input) { ${outcome} } }`,
    { input: { businessId, file: file.toString('base64'), password: 'clave' } },
  )
}
const removeIt = async () => {
  const { id, version } = await certificateOfVina()
  return api.as('admin').result(
    `mutation ($input: RemoveCompanyCertificateInput!) {
      removeCompanyCertificate(input: $input) { ${outcome} } }`,
    { input: { id, version } },
  )
}

const signedByAll = async (request: Signing) => {
  await signatures.openAndSign('supergerente', request)
  const { error } = await signatures.openAndSign('trabajador', request)
  if (error) throw new Error(error.message ?? 'refused')
}
const finalOf = async (request: Signing) => {
  const { data } = await signatures.open('trabajador', request)
  const answer = await fetch(new URL(data?.url ?? '', started.url))
  return Buffer.from(await answer.arrayBuffer())
}
const signedSize = async ({ code }: Signing) => {
  const { rows } = await database.owner.query<{ size: string }>(
    'select size from signature_request where code = $1',
    [code],
  )
  return Number(rows[0]?.size)
}

/** The authority of demonstration of this installation, as the table keeps it. */
async function demoAuthority(): Promise<Buffer> {
  const { rows } = await database.owner.query<{ root: Buffer }>(
    `select chain[1] as root from company_certificate where kind = 'DEMO' limit 1`,
  )
  const body = rows[0]?.root.toString('base64').replaceAll(/(.{64})/g, '$1\n') ?? ''
  return Buffer.from(`-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`)
}

type Final = { name: string; request: Signing; pdf: Buffer; authority: Buffer; size: number }
const finals: Final[] = []

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
  const { rut } = await certificateOfVina()
  const seals: [string, () => Promise<Buffer>][] = [
    ['of demonstration', demoAuthority],
    ['with RSA', async () => sealedWith({ rut, key: 'rsa' })],
    ['with P-256', async () => sealedWith({ rut, key: 'p256', rutIn: 'otherName' })],
  ]
  for (const [name, authorityOf] of seals) {
    const authority = await authorityOf()
    const request = await signatures.sent(`Anexo ${name}`, bernarda)
    await signedByAll(request)
    await drainJobs()
    const pdf = await finalOf(request)
    finals.push({ name, request, pdf, authority, size: await signedSize(request) })
  }
})

async function sealedWith(wanted: Parameters<typeof maker.p12>[0]) {
  const { error } = await upload(maker.p12(wanted))
  if (error) throw new Error(error.message ?? 'refused')
  return maker.authority()
}

const each = (work: (final: Final) => void) => () => {
  expect(finals).toHaveLength(3)
  for (const final of finals) work(final)
}

describe('a sealed document', () => {
  test(
    'begins with the bytes that people signed, and its seal covers the whole',
    each(({ request, pdf, size }) => {
      expect(hashOfFirst(pdf, size)).toBe(request.sha256)
      expect(lastSignature(pdf).covers).toBe(pdf.length)
    }),
  )

  readerTest(
    'openssl',
    'takes its seal, and refuses it after one changed byte',
    each(({ pdf, size, authority }) => {
      expect(opensslTakes(pdf, authority)).toMatchObject({ status: 0 })
      for (const at of [20, size - 20, size + 200, pdf.length - 20]) {
        expect(opensslTakes(withByteChanged(pdf, at), authority).status).not.toBe(0)
      }
      const other = finals.find((final) => !final.authority.equals(authority))?.authority
      expect(other && opensslTakes(pdf, other).status).not.toBe(0)
    }),
  )

  test(
    'claims no time among its signed attributes, and names its certificate (PAdES B-B)',
    each(({ pdf }) => {
      const said = cmsOf(pdf)
      expect(said).not.toContain('signingTime')
      expect(said).toContain('id-smime-aa-signingCertificateV2')
      expect(pdf.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
    }),
  )

  readerTest(
    'pdfsig',
    'calls it valid and total, and names what was changed',
    each(({ pdf, size }) => {
      const { says } = saidOf('pdfsig', pdf, ['it.pdf'])
      expect(says).toContain('Signature is Valid')
      expect(says).toContain('Total document signed')
      expect(says).toContain('ETSI.CAdES.detached')
      const changed = saidOf('pdfsig', withByteChanged(pdf, size + 200), ['it.pdf'])
      expect(changed.says).not.toContain('Signature is Valid')
    }),
  )

  readerTest(
    'qpdf',
    'finds no error in it',
    each(({ pdf }) => {
      const { status, says } = saidOf('qpdf', pdf, ['--check', 'it.pdf'])
      expect(says).toContain('No syntax or stream encoding errors found')
      expect(status).toBe(0)
    }),
  )

  readerTest(
    'pdftotext',
    'reads who signed, from where, and with what it is sealed',
    each(({ pdf, request, name }) => {
      const { says } = saidOf('pdftotext', pdf, ['-layout', 'it.pdf', '-'])
      expect(says).toContain('Evidencia de firma electrónica')
      expect(says).toContain('Dirección de la conexión')
      expect(says).toContain('127.0.0.1')
      expect(says).toContain('Sello de la empresa')
      expect(says).toContain(`Código: ${request.code}`)
      if (name === 'of demonstration') expect(says).toContain('sin valor legal')
    }),
  )
})

describe('a certificate that changes between the sending and the seal', () => {
  const stateOf = async (id: string) => (await signatures.one('admin', id)).state
  const tellsCertificate = async ({ code }: Signing) => {
    const { rows } = await database.owner.query<{ kind: string | null; serial: string | null }>(
      `select c.kind, c.serial from signature_request r left join company_certificate c
         on c.company_id = r.company_id and c.id = r.certificate_id where r.code = $1`,
      [code],
    )
    return rows[0]
  }

  test('replaced: the new one seals', async () => {
    const request = await signatures.sent('Anexo reemplazado', bernarda)
    const { rut } = await certificateOfVina()
    await sealedWith({ rut, key: 'p256', until: '20261001000000Z' })
    await signedByAll(request)
    await drainJobs()
    expect(await stateOf(request.id)).toBe('COMPLETED')
    const { rows } = await database.owner.query<{ serial: string }>(
      'select serial from company_certificate where removed_at is null and kind = $1',
      ['OWN'],
    )
    expect((await tellsCertificate(request))?.serial).toBe(rows[0]?.serial)
    expect(opensslTakes(await finalOf(request), maker.authority()).status).toBe(0)
  })

  test('expired: the signed document waits, and is sealed by the next one', async () => {
    const request = await signatures.sent('Anexo que espera', bernarda)
    clock.advance({ days: 17 })
    await database.owner.query(
      `update signature_request set expires_at = expires_at + interval '60 days' where code = $1`,
      [request.code],
    )
    await signedByAll(request)
    await drainJobs()
    expect(await stateOf(request.id)).toBe('SEAL_FAILED')
    const refused = await signatures.send('admin', {
      documents: [{ id: await signatures.issue('Anexo sin certificado', bernarda) }],
    })
    expect(refused.error?.message).toMatch(/venció: súbalo de nuevo o quítelo en Firma digital/)
    const again = await signatures.openAndSign('trabajador', request)
    expect(again.error?.message).toMatch(/ya fue firmado/)
    const notices = await database.owner.query<{ detail: string }>(
      `select detail from notification where title like '%espera el sello de la empresa'`,
    )
    expect(notices.rows[0]?.detail).toMatch(/El certificado venció/)
    const { rut } = await certificateOfVina()
    await sealedWith({ rut, key: 'rsa' })
    await drainJobs()
    expect(await stateOf(request.id)).toBe('COMPLETED')
    const pdf = await finalOf(request)
    expect(opensslTakes(pdf, maker.authority()).status).toBe(0)
    expect(hashOfFirst(pdf, await signedSize(request))).toBe(request.sha256)
  })

  test('of a key that does not open: it waits too, until the certificate is removed', async () => {
    const request = await signatures.sent('Anexo de otra clave', bernarda)
    await database.owner.query(`set session_replication_role = replica`)
    await database.owner.query(
      `update company_certificate set wrapped_key = set_byte(wrapped_key, 30,
         get_byte(wrapped_key, 30) # 1) where removed_at is null`,
    )
    await database.owner.query(`set session_replication_role = origin`)
    await signedByAll(request)
    await drainJobs()
    expect(await stateOf(request.id)).toBe('SEAL_FAILED')
    expect((await removeIt()).error).toBeNull()
    await drainJobs()
    expect(await stateOf(request.id)).toBe('COMPLETED')
    expect((await tellsCertificate(request))?.serial).toBeNull()
    const text = pdfText(await finalOf(request)).join('\n')
    expect(text).toMatch(/Sin sello/)
  })

  test('none: people sign all the same, and the evidence says that there is no seal', async () => {
    const request = await signatures.sent('Anexo sin sello', bernarda)
    await signedByAll(request)
    await drainJobs()
    const pdf = await finalOf(request)
    expect(hashOfFirst(pdf, await signedSize(request))).toBe(request.sha256)
    expect(pdf.toString('latin1')).not.toContain('ETSI.CAdES.detached')
  })
})
