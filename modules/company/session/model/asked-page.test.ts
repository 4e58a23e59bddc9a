import { expect, test } from 'vitest'
import { asOwnPage } from './asked-page.ts'

test('a page of ours is one behind signing in, with its filters', () => {
  for (const page of ['/home/usuarios', '/home/firma-digital/aB3?q=anexo&p=2#firmas']) {
    expect(asOwnPage(page)).toBe(page)
  }
})

test('no other site, no other door and no nonsense is a page of ours', () => {
  for (const other of [
    'https://otra.example/home/usuarios',
    '//otra.example/home/x',
    '/\\otra.example',
    '/home',
    '/home/',
    '/home//otra.example',
    '/home/\\otra.example',
    '/home/a\\b',
    '/home/a\nb',
    '/login',
    'javascript:alert(1)//home/',
    ' /home/usuarios',
    `/home/${'a'.repeat(1000)}`,
    ['/home/usuarios'],
    null,
    undefined,
  ]) {
    expect(asOwnPage(other)).toBeUndefined()
  }
})
