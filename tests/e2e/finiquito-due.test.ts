// How the day of payment of a finiquito is proposed: by the holidays of where the contract worked.
import { test } from 'vitest'
import { formatDate } from '#chile/dates.ts'
import { todayAt } from '#platform/server/context.ts'
import { shows, writeDate } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()
const { elcira } = site.world.people
const { casa } = site.world.businesses
const [contract] = elcira.contracts

test('the last day that the law gives is proposed, and somebody may choose another', async () => {
  // Monday 7 June 2027 is a holiday in the region of Arica alone.
  const moveTo = (commune: string) =>
    site.owner.query('update business set commune_code = $1 where id = $2', [commune, casa.id])
  await moveTo('15101')
  const page = await site.visit('supergerente')
  const asked = `contrato=${contract?.publicId}&termino=2027-06-01`
  await page.goto(`/home/finiquitos/nuevo?${asked}`)
  const payDate = page.getByLabel('Fecha de pago')
  await shows(payDate, '14-06-2027')
  await writeDate(payDate, '04-06-2027')
})

test('a day that is past is not proposed: today is, with what the law says of it', async () => {
  const page = await site.visit('supergerente')
  await page.goto(`/home/finiquitos/nuevo?contrato=${contract?.publicId}&termino=2026-01-05`)
  await shows(page.getByLabel('Fecha de pago'), formatDate(todayAt(new Date())))
})
