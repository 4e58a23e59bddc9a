// An administrator connects the provider of the company, and a worker comes in with it.
import { afterAll, expect, test } from 'vitest'
import { useSingleSignOn } from '#modules/company/single-sign-on/server/settings.ts'
import { buildWebIfStale } from '../../scripts/web-build.ts'
import { startApi, testSecret } from '../api.ts'
import { accessibilityFaults, openPage } from '../browser.ts'
import { clientId, clientSecret, startProvider } from '../identity-provider.ts'

await buildWebIfStale()
// The product in this process: a provider of the suite is not at a public address.
const { api, asCompany, clock, url, world } = await startApi()
const provider = await startProvider({ callback: `${url}/sso/callback` })
useSingleSignOn(testSecret, { allowed: new Set([provider.issuer]) })
afterAll(provider.close)
clock.set(new Date().toISOString())

test('a provider is set up, tried and activated, and a worker comes in with it', async () => {
  const token = await (await api.signIn('admin')).token()
  const admin = await openPage({ url, width: 1280 })
  await admin.addInitScript(`localStorage.setItem('minga.token', ${JSON.stringify(token)})`)
  await admin.goto('/home/empresa/ingreso')
  await admin.getByText('Las personas ingresan con su contraseña').waitFor()
  await admin.getByText(`${url}/sso/callback`).waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Configurar el ingreso' }).click()
  const form = admin.getByRole('dialog')
  await form.getByLabel('Nombre').fill('Cordillera')
  await form.getByLabel('Emisor').fill('https://127.0.0.1/')
  await form.getByLabel('Identificador de cliente').fill(clientId)
  await form.getByLabel('Secreto de cliente').fill(clientSecret)
  await form.getByLabel('Dominios de correo').fill('coihues.example')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.getByText('La dirección debe ser pública en internet').waitFor()
  await form.getByLabel('Emisor').fill(provider.issuer)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await admin.getByText('Por confirmar').waitFor()
  await admin.getByRole('button', { name: 'Probar la conexión' }).click()
  await admin.getByText('El proveedor responde y dice ser quien es.').waitFor()
  await admin.getByText(/Nadie más administra la empresa/).waitFor()
  await asCompany(`update sign_in_provider set written_at = written_at - interval '24 hours'`)
  await admin.reload()
  await admin.getByRole('button', { name: 'Activar' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Activar' }).click()
  await admin.getByText('Ingreso activo').waitFor()

  // A change waits, and taking it away gives back what worked.
  await admin.getByRole('button', { name: 'Editar' }).click()
  await form.getByLabel('Dominios de correo').fill('otra.example')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await admin.getByText('Por confirmar').waitFor()
  await admin.getByRole('button', { name: 'Descartar el cambio' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Descartar el cambio' }).click()
  await admin.getByText('Vuelve a regir el ingreso con Cordillera').waitFor()
  await admin.getByText('Activo', { exact: true }).waitFor()
  await admin.getByText('coihues.example', { exact: true }).waitFor()

  provider.is({
    sub: 'bernarda',
    email: 'bernarda.huenchul@coihues.example',
    email_verified: true,
  })
  const worker = await openPage({ url, width: 390 })
  await worker.goto('/home/firma-digital/completadas?q=anexo')
  await worker.getByText('Ingrese y se abrirá la página que pidió.').waitFor()
  await worker.getByRole('link', { name: 'Entrar con la cuenta de mi empresa' }).click()
  await worker.getByLabel('Correo o usuario').fill('bernarda.huenchul@coihues.example')
  await worker.getByRole('button', { name: 'Seguir' }).click()
  await worker.waitForURL(`**/ingreso/${world.coihues.slug}`)
  await worker.getByRole('button', { name: 'Entrar con Cordillera' }).waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])
  await worker.getByRole('button', { name: 'Entrar con Cordillera' }).click()
  await worker.waitForURL('**/home/firma-digital/completadas?q=anexo')
  await worker.goto('/home/cuenta/cuenta-empresa')
  await worker.getByText('Vinculada', { exact: true }).waitFor()

  // What wants a recent proof is proved with the provider again, in a window of its own.
  await worker.getByRole('button', { name: 'Desvincular' }).click()
  await worker.getByRole('dialog').getByRole('button', { name: 'Desvincular' }).click()
  await worker.getByRole('button', { name: 'Confirmar con Cordillera' }).click()
  await worker.getByText('Sin vincular').waitFor()
})
