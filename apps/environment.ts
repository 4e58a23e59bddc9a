import { readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { COMPANY_GB, gigabytes } from '#platform/server/uploads/pace.ts'
import { dataFolderMode, PRIVATE_FILE, privateFolder } from '#platform/server/storage/private.ts'

/**
 * What the environment says, read once when a process starts. Everything has a working default but
 * the database.
 */
export type Environment = {
  ownerUrl: string
  port: number
  publicUrl: string
  /** Whether there is a server that takes mail to people. */
  sendsMail: boolean
  dataFolder: string
  production: boolean
  registeredOnly: boolean
  /** Proxies of ours that a request passes; each adds an address to `x-forwarded-for`. */
  trustedHops: number
  /** GraphQL requests of one address in a minute. */
  requestsPerMinute: number
  /** Where a worker answers /health, /ready and /metrics; nowhere without it. */
  workerPort: number | undefined
  /** What /metrics asks for; without it there is no such page. */
  metricsToken: string | undefined
  /** Room of one company for its files. */
  companyBytes: number
  /** Whether superadmins are asked for a second factor. */
  superadminFactor: boolean
  sessionSecret: string
  /** Services to which notices may be pushed, besides those of the browsers. */
  pushHosts: readonly string[]
  /** Where seals get the time of an authority, and the file of who issues its certificates. */
  timestamps: { url: string; roots: string | undefined } | undefined
  /** The provider of advanced signatures, and the file of who issues its certificates. */
  advancedSignatures: AdvancedSignatures | undefined
  logLevel: string
}

type AdvancedSignatures = {
  name: string
  url: string
  key: string
  secret: string
  roots: string
  pages: string | undefined
}

/** @throws Error naming the variable that is missing or wrong */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const ownerUrl = env['DATABASE_URL']
  if (!ownerUrl)
    throw new Error('DATABASE_URL is missing: npm start sets it to the embedded database')
  const port = Number(env['PORT'] ?? 3000)
  const dataFolder = path.resolve(env['DATA_DIR'] ?? path.join(import.meta.dirname, '../.data'))
  return {
    ownerUrl,
    port,
    publicUrl: (env['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/$/, ''),
    sendsMail: Boolean(env['SMTP_URL']),
    dataFolder,
    production: env['NODE_ENV'] === 'production',
    registeredOnly: env['GRAPHQL_DOCUMENTS'] === 'registered',
    trustedHops: trustedHops(env),
    requestsPerMinute: Number(env['REQUESTS_PER_MINUTE'] ?? 1200),
    workerPort: env['WORKER_PORT'] ? Number(env['WORKER_PORT']) : undefined,
    metricsToken: env['METRICS_TOKEN'] || undefined,
    superadminFactor: env['SUPERADMIN_SECOND_FACTOR'] === 'required',
    companyBytes: gigabytes(Number(env['COMPANY_FILES_GB'] ?? COMPANY_GB)),
    sessionSecret: sessionSecretOf(env, dataFolder),
    pushHosts: pushHosts(env),
    timestamps: timestampsOf(env),
    advancedSignatures: advancedSignaturesOf(env),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  }
}

/** Names of hosts with commas between them. */
function pushHosts(env: NodeJS.ProcessEnv): readonly string[] {
  const hosts = (env['PUSH_HOSTS'] ?? '').split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => host !== '' && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
  if (wrong !== undefined) throw new Error('PUSH_HOSTS is names of hosts, with commas between them')
  return hosts.filter((host) => host !== '')
}

function trustedHops(env: NodeJS.ProcessEnv): number {
  if (env['BEHIND_PROXY'] !== undefined) {
    throw new Error('BEHIND_PROXY is no longer read: TRUSTED_HOPS says how many proxies there are')
  }
  const hops = Number(env['TRUSTED_HOPS'] ?? 0)
  if (!Number.isInteger(hops) || hops < 0 || hops > 5) {
    throw new Error('TRUSTED_HOPS is a number of proxies, from 0 to 5')
  }
  return hops
}

function timestampsOf(env: NodeJS.ProcessEnv): Environment['timestamps'] {
  const url = env['TIMESTAMP_URL']
  if (!url) return undefined
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new Error('TIMESTAMP_URL is the address of an authority of time stamps: https://…')
  }
  return { url, roots: env['TIMESTAMP_ROOTS'] || undefined }
}

const PROVIDER = 'ADVANCED_SIGNATURE'

/** The provider of advanced signatures: all of what it is called with, or nothing. */
function advancedSignaturesOf(env: NodeJS.ProcessEnv): AdvancedSignatures | undefined {
  const url = env[`${PROVIDER}_URL`]
  if (!url) return undefined
  const said = (what: string): string => {
    const value = env[`${PROVIDER}_${what}`]
    if (!value) throw new Error(`${PROVIDER}_${what} is missing: ${PROVIDER}_URL asks for it`)
    return value
  }
  const secret = said('SECRET')
  if (secret.length < LEAST_SECRET) {
    throw new Error(`${PROVIDER}_SECRET has ${LEAST_SECRET} letters or more`)
  }
  const pages = env[`${PROVIDER}_PAGES`] || undefined
  return { name: said('NAME'), url, key: said('KEY'), secret, roots: said('ROOTS'), pages }
}

/** Letters of what the messages of a provider are signed with. */
const LEAST_SECRET = 32

/** What signs sessions and seals papers: the same for every process of an installation. */
export const sessionSecretOf = (env: NodeJS.ProcessEnv, dataFolder: string): string =>
  env['SESSION_SECRET'] ?? ownSecret(dataFolder)

/** Made at the first start of an installation without one, readable by its owner alone. */
function ownSecret(folder: string): string {
  const file = path.join(folder, 'session-secret')
  privateFolder(folder, dataFolderMode())
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: PRIVATE_FILE })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
