/**
 * Builds as for production, whatever NODE_ENV says: tests would get React and Ant Design as for
 * development. Programs that begin afterwards get the NODE_ENV that there was before.
 */
export async function asProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
