import { expect, test } from 'vitest'

import { fetchedOnlyWith, fetchedWith } from './fetched-scripts.ts'

const sources = new Map([
  [
    'start-chat.a1.js',
    'import{t as e}from"./react.b2.js";import"./load-chat.c3.js";import(`./words.d4.js`);',
  ],
  ['load-chat.c3.js', '"use strict";import{n}from"./atom.e5.js";var a={from:"./none.js"}'],
  ['start-ticket.f6.js', 'import{t as e}from"./react.b2.js";import{n}from"./atom.e5.js";'],
  ['react.b2.js', 'import{t}from"./start-chat.a1.js";'],
  ['atom.e5.js', ''],
])

test('a script brings what it imports, and what that imports, but not what it may import later', () => {
  expect([...fetchedWith('start-chat.a1.js', sources)]).toEqual([
    'start-chat.a1.js',
    'react.b2.js',
    'load-chat.c3.js',
    'atom.e5.js',
  ])
})

test('a part is not charged for what another part brings too', () => {
  const apart = new Map(sources).set('react.b2.js', '')
  expect(fetchedOnlyWith('start-chat', 'start-ticket', apart)).toEqual([
    'start-chat.a1.js',
    'load-chat.c3.js',
  ])
})

test('a part that is built under another name is noticed', () => {
  expect(() => fetchedOnlyWith('start-talk', 'start-ticket', sources)).toThrow('start-talk')
})
