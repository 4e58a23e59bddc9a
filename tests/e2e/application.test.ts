// Minga on a phone as an application: it is installed, keeps its own code and nothing of anybody,
// says that there is no network, and offers a newer version.
import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { accessibilityFaults, openPage } from '../browser.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

/** A network between the browser and the server, which fails, and carries another version. */
const network = await startNetwork(site.url)
const PHONE = { width: 360, height: 780, installs: true } as const

test('it can be installed: name, icons and address of its own', async () => {
  const page = await openPage({ url: network.url, ...PHONE })
  await page.goto('/login')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest: Manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Minga', display: 'standalone', start_url: '/' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await page.request.get(src)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('it keeps its code and nothing of anybody, and says that there is no network', async () => {
  const page = await openPage({ url: network.url, ...PHONE, tolerate: /Failed to load|ERR_/ })
  await page.goto('/login')
  await expect.poll(() => page.evaluate(isFollowed), { timeout: 30_000 }).toBe(true)
  const token = await site.api.as('trabajador').token()
  await page.evaluate((one) => localStorage.setItem('minga.token', one), token)
  await page.goto('/home/documentos/mios')
  await page.getByText('Contrato firmado de Bernarda Huenchul').first().waitFor()
  const held = await page.evaluate(heldPaths)
  expect(held.length).toBeGreaterThan(3)
  const code = /^\/(assets\/[^?]+\.(js|css|woff2)|(index|offline)\.html|boot\.js)$/
  expect(held.filter((one) => !code.test(one))).toEqual([])

  network.fails(true)
  await page.goto('/forgot')
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  network.fails(false)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor()
})

test('a newer version is offered, and taken when the person wants', async () => {
  const page = await openPage({ url: network.url, ...PHONE })
  await page.goto('/login')
  await expect.poll(() => page.evaluate(isFollowed), { timeout: 30_000 }).toBe(true)
  await page.reload()
  await page.getByLabel('Usuario', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('Hay una versión nueva').count()).toBe(0)

  network.renews()
  // As when a page that was left open is looked at again.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return page.getByText('Hay una versión nueva').count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  const before = await page.evaluate(() => caches.keys())
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Actualizar' }).click(),
  ])
  await page.getByLabel('Usuario', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual(before)
  await expect.poll(() => page.getByText('Hay una versión nueva').count()).toBe(0)
})

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] }

/** Whether a service worker answers for the page. */
const isFollowed = () => navigator.serviceWorker.controller?.state === 'activated'

/** The paths of everything that is kept on the device. */
async function heldPaths(): Promise<string[]> {
  const paths: string[] = []
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url)
      paths.push(pathname + search)
    }
  }
  return paths
}

async function startNetwork(server: string) {
  let isDown = false
  let version: string | undefined
  const proxy = http.createServer((request, answer) => {
    if (isDown) return request.socket.destroy()
    const { method = 'GET', headers, url = '/' } = request
    if (version !== undefined && url === '/service-worker.js') {
      void renewed(new URL(url, server), version).then(({ type, body }) =>
        answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
      )
      return
    }
    const on = http.request(new URL(url, server), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(answer)
    })
    on.on('error', () => request.socket.destroy())
    request.pipe(on)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const address = proxy.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}`,
    fails: (down: boolean) => (isDown = down),
    renews: () => (version = 'another'),
  }
}

/** The service worker of a later release. */
async function renewed(address: URL, version: string) {
  const answer = await fetch(address)
  const body = (await answer.text()).replace(/(VERSION = )'\w+'/, `$1'${version}'`)
  return { type: answer.headers.get('content-type') ?? '', body }
}
