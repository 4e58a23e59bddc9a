import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The port of `PORT`, 3000 without it; throws when it is not one or somebody has it. */
export async function portToServe(): Promise<number> {
  const port = Number(process.env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT=${process.env['PORT']} no es un puerto`)
  }
  if (!(await isFree(port))) {
    throw new Error(`El puerto ${port} está ocupado. Pruebe con otro: PORT=${port + 1} npm start`)
  }
  return port
}

/** Waits until the address answers 200; false when it did not in time, or `alive` says no more. */
export async function answers(
  url: string,
  milliseconds: number,
  alive = () => true,
): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (Date.now() < end && alive()) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await sleep(50)
  }
  return false
}

/** A port that nobody has at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
