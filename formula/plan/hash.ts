/**
 * A stable 64-bit fingerprint of a text, as 16 hexadecimal digits: two independent 32-bit lanes
 * (Murmur-style mixing). For telling versions apart; not for security.
 */
export function fingerprint(text: string): string {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x27d4eb2f)
    a ^= a >>> 15
    b = Math.imul(b ^ unit, 0x165667b1)
    b ^= b >>> 13
  }
  return lane(a ^ text.length, b) + lane(b, a)
}

function lane(seed: number, other: number): string {
  let h = seed ^ Math.imul(other, 0x2545f491)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
