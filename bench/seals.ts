import { createHash, type KeyObject, sign } from 'node:crypto'
import { demoRow, useCertificateSecret } from '#modules/papers/company-certificates/server/index.ts'
import { signedEvidence } from '#modules/papers/signature/server/index.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import { type Report, figure } from './report.ts'

/** Seals of a round; the goal is said for ten thousand. */
const many = 300
const rounds = 3
const goal = { seals: 10_000, seconds: 150 }

const contract = definePdf<{ title: string }>(
  'bench-contract',
  '#set page(paper: "us-letter")\n#text(data.title)\n#lorem(1500)',
)

/**
 * Documents of some pages sealed as the job does it, without the database: evidence printed and
 * appended, and the signature of the company over the whole; beside the hash of the same bytes and
 * the same signature, and nothing else.
 */
export async function seals(): Promise<Report> {
  useCertificateSecret('a secret of the bench')
  const { sealing } = demoRow({ companyId: 1, businessId: 1, name: 'Banco', rut: '76123456-0' })
  const first = await oneContract()
  const samples: { sealed: number; bare: number; processor: number; bytes: number }[] = []
  await sealedAll(first, sealing, 20)
  for (let round = 0; round < rounds; round += 1) {
    const cpu = process.cpuUsage()
    const began = performance.now()
    const last = await sealedAll(first, sealing, many)
    const sealed = (performance.now() - began) / many
    const { user, system } = process.cpuUsage(cpu)
    const bare = bareOf(last, sealing.key)
    samples.push({ sealed, bare, processor: (user + system) / 1000 / many, bytes: last.length })
  }
  const middle = samples.toSorted((a, b) => a.sealed - b.sealed)[Math.floor(rounds / 2)]
  if (!middle) throw new Error('Nothing was measured')
  const { sealed, bare, processor, bytes } = middle
  return {
    title: `Seals: ${figure(many)} documents of ${figure(bytes / 1000)} kB, P-256`,
    head: ['what', 'ms each'],
    rows: [
      ['evidence, update and seal, by the clock', figure(sealed)],
      ['the same, of processor', figure(processor)],
      ['hash of the same bytes and one signature', figure(bare)],
      ['times those', figure(sealed / bare)],
    ],
    goals: [
      {
        text: `seconds of processor for ${figure(goal.seals)} seals`,
        value: (processor * goal.seals) / 1000,
        most: goal.seconds,
      },
    ],
  }
}

async function oneContract(): Promise<Buffer> {
  const printer = createPrinter()
  return printer.render(contract, { title: 'Contrato de trabajo' }).finally(printer.close)
}

type Sealing = ReturnType<typeof demoRow>['sealing']

/** Seals the same document again and again: the last one. */
async function sealedAll(first: Buffer, sealing: Sealing, times: number): Promise<Buffer> {
  const at = new Date('2026-09-15T12:00:00Z')
  const chain = signedEvidence.chainOf(1)
  const signer = { name: 'Persona de prueba', rut: '41000069-5', role: 'WORKER' }
  chain.add('SENT', at.toISOString(), 1, {})
  for (const userId of [1, 2]) {
    const facts = { mail: 'a@example.com', factors: ['sesión'], ip: '203.0.113.24' }
    chain.add('SIGNED', at.toISOString(), userId, { ...signer, ...facts })
  }
  let last = first
  for (let done = 0; done < times; done += 1) {
    const { bytes } = await signedEvidence.print({
      first,
      sealing,
      at,
      name: `Contrato ${done}`,
      company: 'Empresa de prueba',
      request: { sha256: '0'.repeat(64), size: first.length, code: `prueba-${done}` },
      url: 'https://minga.example/public/documento/prueba',
      signers: [1, 2].map((userId) => ({
        ord: userId,
        userId,
        name: signer.name,
        rut: signer.rut,
        identificationType: 'RUT',
        role: userId === 1 ? 'EMPLOYER' : 'WORKER',
        level: 'SIMPLE',
        actedAt: at,
      })),
      events: chain.events.map(({ createdAt, ...event }) => ({
        ...event,
        at: new Date(createdAt),
        author: signer.name,
      })),
    })
    last = bytes
  }
  return last
}

/** The least that a seal is: a hash of all bytes, and a signature over it. */
function bareOf(bytes: Buffer, key: KeyObject): number {
  const began = performance.now()
  for (let done = 0; done < many; done += 1) {
    sign('sha256', createHash('sha256').update(bytes).digest(), key)
  }
  return (performance.now() - began) / many
}
