import { expect, test } from 'vitest'
import { domainsIn, placeIn } from './provider.ts'

test('domains are read from a list as people write it, and nothing else passes', () => {
  expect(domainsIn('Coihues.example, @peumal.example;coihues.example')).toEqual([
    'coihues.example',
    'peumal.example',
  ])
  for (const wrong of ['', ' , ', 'localhost', '*.example', 'a@b.example', '-a.example']) {
    expect(domainsIn(wrong), wrong).toBeUndefined()
  }
})

test('the company of what somebody typed is what follows the last @', () => {
  expect(placeIn(' Ana.Rojas@Coihues ')).toBe('coihues')
  expect(placeIn('ana@mail.coihues.example')).toBe('mail.coihues.example')
  expect(placeIn('coihues')).toBe('coihues')
})
