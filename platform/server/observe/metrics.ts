import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 30, 60, 120, 300, 900]

type Pool = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}
export type Metrics = ReturnType<typeof createMetrics>

/**
 * What this process measures of itself. Labels are names of ours only (routes, operations, kinds),
 * so that their number is bounded and no person can be read from them.
 */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = (name: string, help: string, labelNames: string[], buckets = SECONDS) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] })

  const http = durations('minga_http_seconds', 'Answers by route', ['method', 'route', 'status'])
  const operations = durations('minga_operation_seconds', 'GraphQL operations', [
    'operation',
    'result',
  ])
  const jobs = durations('minga_job_seconds', 'Background jobs', ['kind', 'result'], JOB_SECONDS)

  return {
    registry,
    http: (labels: { method: string; route: string; status: number }, seconds: number) =>
      http.observe(labels, seconds),
    operation: (labels: { operation: string; result: string }, seconds: number) =>
      operations.observe(labels, seconds),
    job: (labels: { kind: string; result: string }, seconds: number) =>
      jobs.observe(labels, seconds),
    watchPool: (name: string, pool: Pool) => watchPool(registry, name, pool),
  }
}

/** Connections in use, idle, and requests that wait for one: the first sign of a slow database. */
function watchPool(registry: Registry, name: string, pool: Pool) {
  const gauge = new Gauge({
    name: `minga_pool_${name}`,
    help: 'Database connections by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  registry.registerMetric(gauge)
}
