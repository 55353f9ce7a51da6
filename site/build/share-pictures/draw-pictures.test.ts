import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { drawPictures } from './draw-pictures.ts'
import { orderPicture, type PictureWords } from './picture-order.ts'

const WORDS: PictureWords = {
  language: 'en',
  agency: 'Valmis',
  host: 'valmis.example',
  kicker: null,
  headline: 'A website for {price}',
  price: '$437',
  figures: [],
  promise: 'Ready in 2–4 days',
}

test('a picture is drawn once, and thrown away when nobody orders it any more', async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'valmis-pictures-'))
  const root = temporary.path
  const [folder, cache] = [join(root, 'share'), join(root, 'cache')]
  const first = orderPicture('/en', WORDS, 'v1')
  const second = orderPicture('/en', { ...WORDS, price: '$438' }, 'v1')

  expect(await drawPictures([first, first], folder, cache)).toBe(1)
  expect(await drawPictures([first], folder, cache)).toBe(0)
  expect(await drawPictures([second], folder, cache)).toBe(1)
  expect(await readdir(cache)).toHaveLength(1)
  expect(await readdir(folder)).toHaveLength(2)

  const picture = await readFile(join(root, first.path))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(100_000)
})

test('an address changes with the words, with the art and with the page, and with nothing else', () => {
  const { path } = orderPicture('/en/faq', WORDS, 'v1')
  expect(path).toMatch(/^\/share\/en-faq\.[0-9a-f]{10}\.png$/)
  expect(orderPicture('/en/faq', { ...WORDS }, 'v1').path).toBe(path)
  expect(orderPicture('/en/faq', { ...WORDS, host: 'other.example' }, 'v1').path).not.toBe(path)
  expect(orderPicture('/en/faq', WORDS, 'v2').path).not.toBe(path)
  expect(orderPicture('/', WORDS, 'v1').path).toMatch(/^\/share\/index\./)
})
