// A file of suppliers: sent, put right on the screen, written, and taken back.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { startSite } from './site.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })

const folder = path.join(tmpdir(), 'minga-importations')
mkdirSync(folder, { recursive: true })
const file = path.join(folder, 'proveedores-noviembre.csv')
writeFileSync(
  file,
  [
    'SUPPLIERS v1;Proveedores',
    'ayuda',
    'RUT;Nombre;Banco;Tipo de cuenta;Número de cuenta;Color',
    '76.543.210-3;Transportes Ñielol;BancoEstdo;Cuenta corriente;44556677;azul',
    '76.321.000-6;Aseo Lonquimay;BancoEstdo;Cuenta corriente;5551234;rojo',
    '76218934-8;Ferretería Los Maitenes;BancoEstado;Cuenta vista;29270014563;',
    '77456120-K;Imprenta Quilapán;BCI (incl. MACH);Cuenta corriente;63518840;',
  ].join('\r\n'),
)

test('a file is put right where it is wrong, applied and undone', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/importaciones')
  await page.getByRole('heading', { name: 'Importadores' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Archivo de Proveedores', { exact: true }).setInputFiles(file)
  await page.getByRole('heading', { name: 'proveedores-noviembre.csv' }).waitFor()
  await page.getByText('No se leen estas columnas: «color»').waitFor()
  const wrong = page.getByRole('row', { name: /^4 / })
  await wrong.getByText('«BancoEstdo» no existe. ¿Quiso decir «BancoEstado»?').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await wrong.getByRole('button', { name: 'Aplicar a las 2 iguales' }).click()

  await page.getByRole('button', { name: 'Aplicar 3 filas' }).click()
  await page.getByRole('dialog').getByText('2 filas nuevas, 1 fila que cambia').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar 3 filas' }).click()
  await page.getByRole('link', { name: /Aplicadas 3/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: /Aplicadas 3/ }).click()
  await page.getByRole('row', { name: /^6 Aplicada/ }).waitFor()

  await page.goto('/home/proveedores')
  await page.getByRole('row', { name: /Aseo Lonquimay/ }).waitFor()

  await page.goto('/home/importaciones')
  await page.getByRole('link', { name: 'proveedores-noviembre.csv' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('link', { name: /Deshechas 3/ }).waitFor()
  await page.goto('/home/proveedores')
  await page.getByRole('row', { name: /Imprenta Quilapán/ }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Aseo Lonquimay/ }).count()).toBe(0)
})

test('an own export is read from its first line, and its columns can be chosen', async () => {
  const page = await site.visit('admin')
  const own = path.join(folder, 'exportado.csv')
  writeFileSync(
    own,
    '"Fecha";"Nombre";"Clase"\r\n"06-11-2026";"Dia de Los Coihues";"Civil"\r\n' +
      '"24-12-2026";"Vispera";"Civil"\r\n"31-12-2026";"Vispera de Ano Nuevo";"Civil"\r\n',
  )
  await page.goto('/home/importaciones')
  await page.getByLabel('Archivo de Feriados', { exact: true }).setInputFiles(own)
  await page.getByRole('button', { name: 'Leer desde la línea 1' }).click()
  await page.getByText('No se leen estas columnas: «clase»').waitFor()
  await page.getByRole('button', { name: 'Columnas del archivo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('clase').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('link', { name: /Iguales 2/ }).click()
  await page.getByRole('row', { name: /Dia de Los Coihues/ }).waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Descartada').first().waitFor()
})
