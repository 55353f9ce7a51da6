import { expect, test } from 'vitest'

import { isAutomaticAddress } from './automatic-address.ts'

test.each([
  'postmaster@firma.example',
  'MAILER-DAEMON@firma.example',
  'mailer.daemon@firma.example',
  'abuse@firma.example',
  'root@firma.example',
  'hostmaster@firma.example',
  'nobody@firma.example',
  'bounce@firma.example',
  'bounces+mari=firma.example@lists.example',
  'bounce-4711@lists.example',
  'prvs=0123456789=mari@firma.example',
  'SRS0=hash=tt=firma.example=mari@relay.example',
  'owner-liste@lists.example',
  'liste-owner@lists.example',
  'liste-request@lists.example',
  'liste-bounces@lists.example',
  'mailman@lists.example',
  'majordomo@lists.example',
  'noreply@firma.example',
  'no-reply@firma.example',
  'No_Reply@firma.example',
  'no.reply@firma.example',
  'noreply+ticket@firma.example',
  'do-not-reply@firma.example',
  'donotreply@firma.example',
  'auto-reply@firma.example',
  'autoresponder@firma.example',
  'notifications@firma.example',
  'keine-antwort@firma.example',
  'ne-pas-repondre@firma.example',
  'no-responder@firma.example',
  'non-rispondere@firma.example',
  'niet-beantwoorden@firma.example',
  'ara-vasta@firma.example',
  'не-отвечать@firma.example',
  'ｎo-reply@firma.example',
])('nobody reads the mail of %s', (address) => {
  expect(isAutomaticAddress(address)).toBe(true)
})

test.each([
  'mari@firma.example',
  'info@firma.example',
  'webmaster@firma.example',
  'sales@firma.example',
  'root.vegetables@firma.example',
  'noreplay@firma.example',
  'reply@firma.example',
  'mari+noreply@firma.example',
  'bouncer@firma.example',
  'bouncestudio@firma.example',
  'the.owner@firma.example',
  'home-owner-club@firma.example',
  'mari-requests@firma.example',
  'noreply.example@firma.example',
])('%s may be a person', (address) => {
  expect(isAutomaticAddress(address)).toBe(false)
})
