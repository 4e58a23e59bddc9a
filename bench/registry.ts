import type { Report } from './report.ts'

/** One bench: a name to ask for it by, and how to run it. A new one is a new row here. */
export interface Bench {
  readonly name: string
  readonly run: () => Promise<Report>
}

/** In the order they are printed. Each is loaded only when it runs. */
export const benches: readonly Bench[] = [
  { name: 'engines', run: async () => (await import('./engines.ts')).engines() },
  { name: 'plans', run: async () => (await import('./plans.ts')).plans() },
  { name: 'law', run: async () => (await import('./law.ts')).law() },
  { name: 'hostile', run: async () => (await import('./hostile.ts')).hostile() },
  { name: 'door', run: async () => (await import('./door.ts')).door() },
  { name: 'late', run: async () => (await import('./late.ts')).late() },
  { name: 'pipeline', run: async () => (await import('./pipeline.ts')).pipeline() },
  { name: 'product', run: async () => (await import('./product.ts')).product() },
  { name: 'edit', run: async () => (await import('./edit.ts')).edit() },
  { name: 'checks', run: async () => (await import('./checks.ts')).checks() },
  { name: 'filings', run: async () => (await import('./filings.ts')).filings() },
  { name: 'paper', run: async () => (await import('./paper.ts')).paper() },
  { name: 'documents', run: async () => (await import('./documents.ts')).documents() },
  { name: 'seals', run: async () => (await import('./seals.ts')).seals() },
  { name: 'audit', run: async () => (await import('./audit.ts')).audit() },
  { name: 'load', run: async () => (await import('./load.ts')).load() },
  { name: 'every', run: async () => (await import('./every.ts')).every() },
  { name: 'mix', run: async () => (await import('./mix.ts')).mix() },
  { name: 'floor', run: async () => (await import('./floor.ts')).floor() },
  { name: 'idle', run: async () => (await import('./idle.ts')).idle() },
  { name: 'orgchart', run: async () => (await import('./orgchart.ts')).orgchart() },
  { name: 'calendar', run: async () => (await import('./calendar.ts')).calendar() },
  { name: 'balances', run: async () => (await import('./balances.ts')).balances() },
  { name: 'announcements', run: async () => (await import('./announcements.ts')).announcements() },
  { name: 'moving', run: async () => (await import('./moving.ts')).moving() },
  { name: 'imports', run: async () => (await import('./imports.ts')).imports() },
  { name: 'settlements', run: async () => (await import('./settlements.ts')).settlements() },
  { name: 'climate', run: async () => (await import('./climate.ts')).climate() },
  { name: 'surveys', run: async () => (await import('./surveys.ts')).surveys() },
  { name: 'pesos', run: async () => (await import('./pesos.ts')).pesos() },
]
