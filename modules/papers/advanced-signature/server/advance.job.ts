import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { NotSigned } from '#modules/papers/company-certificates/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Services } from '#platform/server/context.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import type { ProviderStatus } from '../model/protocol.ts'
import { cancel, fetchSigned, NoAnswer, NotTaken, prepare, statusOf } from './client.ts'
import { advancedOutcome, type OutcomeWork } from './outcome.ts'
import { provider } from './provider.ts'
import { acceptSigned } from './signed-pdf.ts'

/** Minutes until a provider that does not answer is asked again, by how often it was. */
const AFTER_SILENCE = [1, 2, 5, 10, 15] as const
/** Minutes between two questions of how a signature is: often in its first hour. */
const WHILE_WAITING = { first: 2, later: 10, tries: 30 } as const
/** How often a provider that does not answer is asked to take one back. */
const CANCEL_TRIES = 20

/**
 * Does the next step of a signature that is given at the provider: prepares it, asks how it is and
 * fetches what was signed, or takes it back. No transaction is open while the provider is called.
 */
export const advanceSigning = (services: Services | undefined) =>
  defineJob({
    kind: 'signature.advance',
    input: z.object({ id: z.number().int() }),
    run: async (job, { id }) => {
      if (!services) throw new Error('Signatures go on in a worker')
      const one = await taken(job, services, id)
      if (!one) return { state: 'OVER' }
      try {
        await steps[one.state]({ job, services, one })
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        await silence(job, one, error.message)
      }
      return { state: one.state }
    },
  })

const minutes = (at: Date, many: number) => new Date(at.getTime() + many * 60_000).toISOString()

/** A signature that is open, whose next question is later: a worker that dies leaves it so. */
const taken = (job: JobContext, { now }: Services, id: number) =>
  job.transaction(async (tx) => {
    const row = await tx
      .selectFrom('advancedSignature as one')
      .innerJoin('file', 'file.id', 'one.baseFileId')
      .selectAll('one')
      .select(['file.storageKey', 'file.name as fileName'])
      .where('one.id', '=', id)
      .forUpdate('one')
      .executeTakeFirst()
    const { state } = row ?? {}
    if (!row || (state !== 'PREPARING' && state !== 'WAITING' && state !== 'CANCELLING')) return
    const tries = row.tries + 1
    const wait =
      state === 'WAITING'
        ? tries < WHILE_WAITING.tries
          ? WHILE_WAITING.first
          : WHILE_WAITING.later
        : (AFTER_SILENCE[tries - 1] ?? AFTER_SILENCE[AFTER_SILENCE.length - 1] ?? 1)
    await tx
      .updateTable('advancedSignature')
      .set({ tries, nextAt: minutes(now(), wait) })
      .where('id', '=', id)
      .execute()
    return { ...row, state, tries } as const
  })

type One = NonNullable<Awaited<ReturnType<typeof taken>>>
type Step = { job: JobContext; services: Services; one: One }

const steps: Readonly<Record<One['state'], (step: Step) => Promise<void>>> = {
  PREPARING: async (step) => {
    const { job, services, one } = step
    const link = `/home/firma-digital/${publicId('signatureRequest', one.requestId)}`
    try {
      const url = await prepare({
        reference: one.reference,
        document: { name: one.fileName, sha256: one.baseSha256, bytes: await baseOf(step) },
        signer: { name: one.name, rut: one.rut },
        returnUrl: `${services.publicUrl}${link}`,
        expiresAt: one.expiresAt,
      })
      const nextAt = minutes(services.now(), WHILE_WAITING.first)
      await job.transaction((tx) =>
        tx
          .updateTable('advancedSignature')
          .set({ state: 'WAITING', url, problem: null, tries: 0, nextAt })
          .where('id', '=', one.id)
          .where('state', '=', 'PREPARING')
          .execute(),
      )
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      await settle(step, (work) => advancedOutcome.get().refused(work, one, error.message))
    }
  },
  WAITING: async (step) => {
    const { one } = step
    const { status, reason = null } = await statusOf(one.reference)
    await answered[status](step, reason)
  },
  CANCELLING: async ({ job, services, one }) => {
    let problem: string | null = null
    try {
      await cancel(one.reference)
    } catch (error) {
      if (!(error instanceof NoAnswer) || one.tries < CANCEL_TRIES) throw error
      problem = error.message
    }
    const endedAt = services.now().toISOString()
    await job.transaction((tx) =>
      tx
        .updateTable('advancedSignature')
        .set({ state: 'CANCELLED', problem, nextAt: null, endedAt })
        .where('id', '=', one.id)
        .where('state', '=', 'CANCELLING')
        .execute(),
    )
  },
}

type Answered = (step: Step, reason: string | null) => Promise<void>

const answered: Readonly<Record<ProviderStatus['status'], Answered>> = {
  WAITING: async () => undefined,
  SIGNED: async (step) => {
    const { services, one } = step
    const base = await baseOf(step)
    const bytes = await fetchSigned(one.reference, base.length)
    const { roots, outgoing } = provider()
    try {
      const at = services.now()
      const said = await acceptSigned(bytes, { base, rut: one.rut, roots, at, outgoing })
      await settle(step, (work) => advancedOutcome.get().signed(work, one, { bytes, ...said }))
    } catch (error) {
      if (!(error instanceof NotSigned)) throw error
      const why = `Lo que devolvió el prestador no sirve: ${error.message}`
      await settle(step, (work) => advancedOutcome.get().refused(work, one, why))
    }
  },
  REJECTED: (step, reason) =>
    settle(step, (work) => advancedOutcome.get().rejected(work, step.one, reason)),
  EXPIRED: (step) => settle(step, (work) => advancedOutcome.get().expired(work, step.one)),
  // Taken back there, and not here: the person may go again.
  CANCELLED: (step) =>
    settle(step, (work) =>
      advancedOutcome.get().refused(work, step.one, 'El prestador canceló la firma'),
    ),
}

const baseOf = async ({ services: { storage }, one: { storageKey } }: Step): Promise<Buffer> =>
  buffer(await storage.get(storageKey))

/** Tells the module of the request what came of it, in one transaction. */
const settle = ({ job, services }: Step, tell: (work: OutcomeWork) => Promise<void>) =>
  job.transaction((tx, client, platform) =>
    tell({
      tx,
      client,
      platform,
      session: job.session,
      now: services.now(),
      services,
      log: job.log,
      traceId: job.traceId,
    }),
  )

/** Keeps why the provider was not heard: the turn waits, and it is asked again. */
const silence = (job: JobContext, one: One, problem: string) =>
  job.transaction((tx) =>
    tx
      .updateTable('advancedSignature')
      .set({ problem })
      .where('id', '=', one.id)
      .where('state', '=', one.state)
      .execute(),
  )
