import { expect, test } from 'vitest'
import { isVideo } from './video-hosts.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc', true],
  ['https://youtu.be/abc', true],
  ['https://empresa.sharepoint.com/x', true],
  ['http://youtube.com/x', false],
  ['https://youtube.com.evil.cl/x', false],
  ['https://notyoutube.com/x', false],
  ['https://user@youtube.com/x', false],
  ['javascript:alert(1)', false],
  ['youtube', false],
])('a video at %s: %s', (address, expected) => {
  expect(isVideo(address)).toBe(expected)
})
