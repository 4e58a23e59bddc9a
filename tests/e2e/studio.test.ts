// The formula studio in a real browser: typing, help, errors at the character, people, cases.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { dismiss, overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const editor = (page: Page) => page.getByRole('textbox', { name: 'Fórmula', exact: true })

/** All of the text, replaced as a person does it. */
async function write(page: Page, text: string) {
  await editor(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

test('a formula is written with help, shows its mistakes, and tried on people', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/maintenance-payroll/estudio/BONO_ANTIGUEDAD')
  await page.getByText('Sin errores de nombres, unidades ni referencias circulares.').waitFor()
  await page.getByText('Con este texto nadie de esta muestra cambia').waitFor()

  expect(await accessibilityFaults(page)).toEqual([])

  await write(page, 'SUELDO_BA')
  const help = page.getByRole('listbox', { name: 'Sugerencias' })
  await help.getByRole('option', { name: /^SUELDO_BASE/ }).waitFor()
  // A suggestion is not taken in the instant it appears: that Enter was meant for the line.
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
  await page.keyboard.type(' + UF')
  await page.getByRole('button', { name: /No se puede sumar ni restar CLP con CLP\/UF/ }).waitFor()

  await write(page, 'SUELDO_BASE*VALOR_BONO_ANTIGUEDAD*2')
  await page.getByText(/Cambia el resultado de \d+ de \d+ personas? de esta muestra/).waitFor()
  await page.getByRole('button', { name: 'Ordenar texto' }).click()
  await page.getByText('SUELDO_BASE * VALOR_BONO_ANTIGUEDAD * 2').first().waitFor()
  await page
    .getByRole('button', { name: /^Por qué, / })
    .first()
    .click()
  const why = page.getByRole('dialog')
  await why.getByText('Con sus números').waitFor()
  await dismiss(why)

  await page.getByRole('tab', { name: 'Efecto en el mes' }).click()
  await page.getByRole('button', { name: 'Medir el efecto' }).click()
  await page.getByRole('heading', { name: 'Quienes más cambian' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('tab', { name: 'Casos de prueba' }).click()
  await page.getByRole('button', { name: 'Agregar caso' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Qué prueba').fill('Sin antigüedad no hay bono')
  await dialog.getByLabel('Resultado esperado, en pesos').fill('5')

  await dialog.getByRole('button', { name: 'Guardar caso' }).click()
  await page.getByText('1 de 1 no da lo esperado').waitFor()

  expect(await accessibilityFaults(page)).toEqual([])

  // What was written is still there, and leaving asks.
  await page.getByRole('link', { name: 'Procesos', exact: true }).first().click()
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).waitFor()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
})

test('a circle through the sums of the payslip keeps a new item from being saved', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/maintenance-payroll/estudio')
  await page.getByLabel('Nombre', { exact: true }).fill('Bono circular')
  await write(page, 'LIQUIDO * 10%')
  await page.getByRole('button', { name: /Se calcula a partir de sí mismo/ }).waitFor()
  await expect.poll(() => page.getByText('ni referencias circulares').count()).toBe(0)
  const save = page.getByRole('button', { name: 'Guardar…' })
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
  await save.hover()
  await page.getByRole('tooltip', { name: /Corrija la fórmula antes de guardar/ }).waitFor()

  await write(page, 'SUELDO_BASE * 10%')
  await page.getByText('Sin errores de nombres, unidades ni referencias circulares.').waitFor()
  await page.getByText(/Cambia el resultado de \d+ de \d+ personas? de esta muestra/).waitFor()
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe(null)
})

test('before it is saved, a change shows its cases and its effect on the month', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/maintenance-payroll/estudio/BONO_VENTAS')
  await page.getByText('Sin errores de nombres, unidades ni referencias circulares.').waitFor()
  await page.getByRole('tab', { name: 'Casos de prueba' }).click()
  await page.getByText('El límite queda en su propio tramo').waitFor()
  await page.getByText('Los 3 casos dan lo esperado').waitFor()

  await write(page, 'SUELDO_BASE * 2% + 1')
  await page.getByText(/3 de 3 no dan lo esperado/).waitFor()
  await page.getByRole('button', { name: 'Guardar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar Bono por ventas' })
  await dialog.getByRole('heading', { name: 'Quienes más cambian' }).waitFor()
  await dialog.getByText('3 casos de prueba no dan lo esperado').waitFor()
  const save = dialog.getByRole('button', { name: 'Guardar', exact: true })
  await save.click()
  await dialog.getByText('Este campo es obligatorio').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await dialog.getByLabel('Motivo').fill('El plan de comisiones cambió')
  await save.click()
  // The whole page comes again, and the text that rules is the new one.
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Sin errores de nombres, unidades ni referencias circulares.').waitFor()
  const { rows } = await site.owner.query<{ formula: string }>(
    `select version.formula from item_version version
     join item one on one.company_id = version.company_id and one.id = version.item_id
     where one.company_id = $1 and one.code = 'BONO_VENTAS' and version.superseded_at is null
       and upper_inf(version.valid)`,
    [site.world.coihues.id],
  )
  expect(rows.map(({ formula }) => formula)).toEqual(['SUELDO_BASE * 2% + 1'])
})

test('a concept of the law is looked at on a phone, dark, and leads to neighbours', async () => {
  const page = await site.visit('admin', { width: 360, height: 780, dark: true })
  await page.goto('/home/maintenance-payroll/estudio/GRATIFICACION')
  await page.getByText('Solo lectura').waitFor()
  await settled(page)

  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/home/maintenance-payroll/estudio?panel=lenguaje')
  await page.getByRole('heading', { name: 'Funciones' }).waitFor()
  await settled(page)

  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
