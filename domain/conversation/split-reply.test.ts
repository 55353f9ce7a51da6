import { expect, test } from 'vitest'

import { newText, splitReply } from './split-reply.ts'

const AT = '<support@valmis.example>'

/** What mail programs write above a quote, as they write it, in our eight languages. */
const ATTRIBUTIONS = {
  'Gmail, en': `On Tue, Nov 24, 2026 at 3:04 PM Valmis ${AT} wrote:`,
  'Gmail, et': `Kontakt Valmis (${AT}) kirjutas kuupäeval T, 24. november 2026 kell\n15:04:`,
  'Gmail, de': `Am Di., 24. Nov. 2026 um 15:04 Uhr schrieb Valmis ${AT}:`,
  'Gmail, et, another': `Kuupäev T, 24. november 2026 kell 15:04 kirjutas Valmis\n(${AT}):`,
  'Gmail, wrapped early': `El mar, 24 nov 2026 a las 15:04, Valmis\nStudio (${AT})\nescribió:`,
  'Gmail on Android, de': `Valmis ${AT} schrieb am Di., 24. Nov. 2026, 15:04:`,
  'Gmail, nl': `Op di 24 nov 2026 om 15:04 schreef Valmis\n${AT}:`,
  'Gmail, es': `El mar, 24 nov 2026 a las 15:04, Valmis (${AT})\nescribió:`,
  'Gmail, it': `Il giorno mar 24 nov 2026 alle ore 15:04 Valmis\n${AT} ha scritto:`,
  'Gmail, fr': `Le mar. 24 nov. 2026 à 15:04, Valmis ${AT} a\nécrit :`,
  'Gmail, ru': `вт, 24 нояб. 2026 г. в 15:04, Valmis ${AT}:`,
  'Apple Mail, en': `On 24 Nov 2026, at 15:04, Valmis ${AT} wrote:`,
  'Apple Mail, de': `Am 24.11.2026 um 15:04 schrieb Valmis ${AT}:`,
  'Apple Mail, nl': `Op 24 nov 2026, om 15:04 heeft Valmis ${AT} het\nvolgende geschreven:`,
  'Apple Mail, es': `El 24 nov 2026, a las 15:04, Valmis ${AT} escribió:`,
  'Apple Mail, it': `Il giorno 24 nov 2026, alle ore 15:04, Valmis ${AT} ha scritto:`,
  'Apple Mail, fr': `Le 24 nov. 2026 à 15:04, Valmis ${AT} a écrit :`,
  'Apple Mail, ru': `24 нояб. 2026 г., в 15:04, Valmis ${AT} написал(а):`,
  'Thunderbird, en': 'On 24/11/2026 15:04, Valmis via Support wrote:',
  'Thunderbird, et': 'Valmis kirjutas 24.11.2026 kell 15:04:',
  'Thunderbird, de': 'Am 24.11.26 um 15:04 schrieb Valmis:',
  'Thunderbird, nl': 'Op 24-11-2026 om 15:04 schreef Valmis:',
  'Thunderbird, es': 'El 24/11/26 a las 15:04, Valmis escribió:',
  'Thunderbird, it': 'Il 24/11/2026 15:04, Valmis ha scritto:',
  'Thunderbird, fr': 'Le 24/11/2026 à 15:04, Valmis a écrit :',
  'Thunderbird, ru': '24.11.2026 15:04, Valmis пишет:',
  'Open-Xchange, de': `Valmis ${AT} hat am 24.11.2026 15:04 CET geschrieben:`,
  'Yandex of today': `----------------\nКому: anna@a.example;\nТема: T-1;\n24.11.2026, 15:04, "Valmis" ${AT}:`,
  Yandex: `24.11.2026, 15:04, "Valmis" ${AT}:`,
  'Mail.ru': `Вторник, 24 ноября 2026, 15:04 +03:00 от Valmis ${AT}:`,
  Yahoo: `On Tuesday, November 24, 2026 at 03:04:00 PM GMT+2, Valmis\n${AT} wrote:`,
  'Yahoo, es': `En martes, 24 de noviembre de 2026, 15:04:00 CET, Valmis ${AT} escribió:`,
  Zoho: `---- On Tue, 24 Nov 2026 15:04:00 +0200 Valmis ${AT} wrote ----`,
}

test.each(Object.entries(ATTRIBUTIONS))(
  '%s: answers above, below and between the quotes are the new part',
  (_, header) => {
    const above = splitReply(`Yes, please.\n\nAnna\n\n${header}\n\n> Shall we begin?\n>\n> Valmis\n`)
    expect(above.fresh).toBe('Yes, please.\n\nAnna')
    expect(above.quoted).toBe(`${header}\n\n> Shall we begin?\n>\n> Valmis`)
    expect(splitReply(`${header}\n> Shall we begin?\n> Valmis\n\nYes, please.`).fresh).toBe('Yes, please.')
    const between = `Hello,\n${header}\n\n> When?\nTomorrow.\n\n> Where?\n\nAt our place.\n> Valmis\n`
    expect(splitReply(between).fresh).toBe('Hello,\n\nTomorrow.\n\nAt our place.')
  },
)

test.each(Object.entries(ATTRIBUTIONS).filter(([, header]) => header.includes('@')))(
  '%s: a quote without marks reaches to the end',
  (_, header) => {
    const { fresh, quoted } = splitReply(`Yes.\n${header}\n\nShall we begin?\n\nValmis`)
    expect(fresh).toBe('Yes.')
    expect(quoted).toBe(`${header}\n\nShall we begin?\n\nValmis`)
  },
)

/** Outlook, GMX and telephones put a few header lines above the old text. */
const BLOCKS = {
  'Outlook, en': `From: Valmis ${AT}\nSent: Tuesday, November 24, 2026 3:04 PM\nTo: Anna\nSubject: Re: T-1`,
  'Outlook, et': `Saatja: Valmis ${AT}\nSaadetud: teisipäev, 24. november 2026 15:04\nAdressaat: Anna\nTeema: T-1`,
  'Outlook, de': `Von: Valmis ${AT}\nGesendet: Dienstag, 24. November 2026 15:04\nAn: Anna\nBetreff: AW: T-1`,
  'Outlook, nl': `Van: Valmis ${AT}\nVerzonden: dinsdag 24 november 2026 15:04\nAan: Anna\nOnderwerp: T-1`,
  'Outlook, es': `De: Valmis ${AT}\nEnviado el: martes, 24 de noviembre de 2026 15:04\nPara: Anna\nAsunto: T-1`,
  'Outlook, it': `Da: Valmis ${AT}\nInviato: martedì 24 novembre 2026 15:04\nA: Anna\nOggetto: R: T-1`,
  'Outlook, fr': `De : Valmis ${AT}\nEnvoyé : mardi 24 novembre 2026 15:04\nÀ : Anna\nObjet : RE: T-1`,
  'Outlook, ru': `От: Valmis ${AT}\nОтправлено: 24 ноября 2026 г. 15:04\nКому: Anna\nТема: RE: T-1`,
  'Outlook in bold': `*Von:* Valmis ${AT}\n*Gesendet:* Dienstag, 24. November 2026 15:04\n*An:* Anna\n*Betreff:* T-1`,
  GMX: `Gesendet: Dienstag, 24. November 2026 um 15:04 Uhr\nVon: "Valmis" ${AT}\nAn: anna@gmx.example\nBetreff: T-1`,
  'other bold labels': `*From*: Valmis ${AT}\n*Sent*: Tuesday, November 24, 2026 3:04 PM\n*To*: Anna\n*Subject*: T-1`,
  'lines with gaps': `From: Valmis ${AT}\n\nSent: Tuesday, November 24, 2026 3:04 PM\n\nTo: Anna\n\nSubject: T-1`,
  SFR: `Message du : 24/11/2026 15:04\nDe : "Valmis" ${AT}\nA : anna@sfr.example\nSujet : T-1`,
  'no address': 'From: Valmis\nSent: Tuesday, November 24, 2026 3:04 PM\nTo: Anna\nSubject: Re: T-1',
  'wrapped addresses': `From: Valmis ${AT}\nSent: Tuesday, November 24, 2026 3:04 PM\nTo: Anna <anna@a.example>; Bert\n<bert@a.example>; Cora <cora@a.example>\nCc: Dora\nSubject: T-1`,
}

test.each(Object.entries(BLOCKS))('%s: the old text begins with its header lines', (_, block) => {
  for (const rule of [
    '',
    '________________________________\n',
    '=========\n\n',
    '-----Original Message-----\n',
  ]) {
    const { fresh, quoted } = splitReply(`Yes.\n\nAnna\n\n${rule}${block}\n\nShall we begin?\n\nValmis`)
    expect(fresh).toBe('Yes.\n\nAnna')
    expect(quoted).toBe(`${rule}${block}\n\nShall we begin?\n\nValmis`)
    expect(splitReply(`${rule}${block}\n\n> Shall we begin?\n\nYes.`).fresh, 'below marks').toBe('Yes.')
  }
})

test.each([
  '-----Original Message-----',
  '-----Ursprüngliche Nachricht-----',
  '-----Oorspronkelijk bericht-----',
  '-----Mensaje original-----',
  '-----Messaggio originale-----',
  "-----Message d'origine-----",
  '-----Исходное сообщение-----',
  '-----Algne kiri-----',
  '-------- Originalnachricht --------',
  '-------- Message d’origine --------',
  '------- Original Message -------',
  '----- Ursprüngliche Mail -----',
  '----- Mail original -----',
  '>>> Valmis <support@valmis.example> 24.11.2026 15:04 >>>',
  '-------- Mensaje original --------De: Valmis <support@valmis.example> Fecha: 24/11/26  15:04',
  '----Origineel Bericht----',
])('%s begins an old text', (line) => {
  expect(splitReply(`Yes.\n\n${line}\nShall we begin?`).fresh).toBe('Yes.')
})

test.each([
  'Sent from my iPhone',
  'Sent from Yahoo Mail for iPhone',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Sent from Outlook for Android <https://aka.ms/AAb9ysg>',
  'Sent with Proton Mail secure email.',
  'Sent with [Proton Mail](https://proton.me/mail/home) secure email.',
  'Sent from Mail for Windows',
  'Sent from my Galaxy',
  'Outlook für iOS beziehen',
  'Envoyé depuis mon mobile',
  'Получить Outlook для Android',
  'Von meinem iPhone gesendet',
  'Von meinem Samsung Galaxy Smartphone gesendet.',
  'Gesendet mit der GMX Mail App',
  'Diese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail\ngesendet.',
  'Holen Sie sich Outlook für Android',
  'Saadetud minu iPhone’ist',
  'Saadetud Outlook for Androidist',
  'Verstuurd vanaf mijn iPhone',
  'Verzonden vanuit Outlook voor iOS',
  'Enviado desde mi iPhone',
  'Enviado desde Correo para Windows',
  'Inviato da iPhone',
  'Scarica Outlook per Android',
  'Envoyé de mon iPhone',
  'Télécharger Outlook pour iOS',
  'Envoyé à partir de Courrier pour Windows',
  'Отправлено с iPhone',
  'Отправлено из мобильной Почты Mail',
  'Отправлено из Яндекс Почты для мобильных',
  'Von Samsung-Tablet gesendet',
  'Envoyé depuis l’application Mail Orange',
  'Sent with Spark',
  'Gesendet mit BlueMail',
  'Von unterwegs gesendet',
  'Sent from my Mac',
  'Sent from my Fairphone 5',
  'Get BlueMail for Android',
  'Gesendet vom Handy',
  'Von meinem Gerät gesendet',
  'Inviato dal cellulare',
  'Envoyé depuis La Poste Mail',
  'Verzonden vanaf mijn mobiel',
  'Verzonden met de Mail-app',
  'Отправлено с мобильного устройства',
  'Отправлено из Mail.ru для iOS',
  'Laadige alla Outlook for iOS',
  'Hankige Outlook iOS jaoks<https://aka.ms/o0ukef>',
  'Hankige Outlook iOS-i jaoks',
  'Yahoo Mail: Search, Organise, Conquer',
])('%s is no part of the answer', (line) => {
  expect(splitReply(`Yes.\n\n${line}\n\n> On 24 Nov 2026, at 15:04, Valmis wrote:\n>\n> Well?`).fresh).toBe(
    'Yes.',
  )
  expect(splitReply(`Yes.\n${line}\n`).fresh).toBe('Yes.')
})

test.each([
  ['with the space of its standard', 'Yes.\n\n-- \nAnna\nAnna OÜ, +372 5555 5555\n\nConfidential.', 'Yes.'],
  ['without it', 'Yes.\n--\nAnna\n', 'Yes.'],
  ['above a quote', 'Yes.\n-- \nAnna\n\nOn 24/11/2026 15:04, V wrote:\n> Well?\n', 'Yes.'],
  [
    'of an app, a sentence',
    'Yes.\n--\nDiese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.',
    'Yes.',
  ],
  ['above a quote that is answered', '> Well?\nYes.\n\n> And?\n-- \nAnna', 'Yes.'],
])('a signature %s is cut off', (_, text, fresh) => {
  expect(splitReply(text).fresh).toBe(fresh)
})

test.each([
  ['a sentence about a letter', 'On Monday you wrote:\nthe site is ready. It is not!'],
  ['a journey', 'From: Tallinn\nTo: Tartu\nDate: 5 May\n\nPlease put this on the page.'],
  ['contact lines', 'Please write:\nFrom: our new address\nE-mail: a@b.example\n\nThanks'],
  ['a comparison', 'We expect\n> 100 visitors a day\nfrom May.'],
  ['a long part under two dashes', `Part one\n--\n${'A line of part two.\n'.repeat(20)}`.trim()],
  ['a sentence that begins like an app', 'Sent from the bank on Monday. Did the mail reach you?'],
  ['a sentence about Outlook', 'Hi,\n\nOutlook does not show your mails'],
  ['a wish', 'Get me Outlook working for the whole office'],
  ['a letter that was sent', 'Saadetud e-mail ei jõudnud kohale'],
  ['a letter that came back', 'Sent from Outlook and it came back to me'],
  ['who called', 'Le 9 décembre 2026 à 08:05 un client <jean@x.example> nous a appelés :\nil est content.'],
  ['a parcel', 'Sent with the parcel was also an invoice'],
  ['what somebody wrote', 'Am 24.11.2026 um 15:04 schrieb ein Kunde:\nDie Preise sind falsch.'],
  ['a text divided by dashes', 'Part one\n--\nPlease change the text on the second page.'],
  ['a sentence before an address', 'Am 24.11.2026 um 15:04 bitte an anna@a.example:\nDie Preise sind da.'],
  ['a sentence with an address', 'Sent with my mail program, answer to anna@a.example'],
  ['greetings', 'Yes.\n\nBest regards\nAnna Tamm\nAnna OÜ | +372 5555 5555'],
  ['a disclaimer', 'Yes.\n\nThis e-mail is confidential. If you are not the recipient, delete it.'],
  ['a colon and the time', 'We open at these hours on 24.11.2026 at 9:00:\nMonday to Friday'],
  ['lines that only begin like dates', '24 hours later, at 15:04, we saw this:\nan error on the home page'],
  [
    'a mail passed on',
    `What is this?\n\n---------- Forwarded message ---------\nFrom: Bank <b@bank.example>\nDate: Tue, Nov 24, 2026 at 3:04 PM\nSubject: Pay\nTo: <a@a.example>\n\nPay now.`,
  ],
  ['a mail passed on by Apple', 'What is this?\n\nBegin forwarded message:\n\n> From: Bank\n>\n> Pay now.'],
])('%s stays', (_, text) => {
  expect(splitReply(text)).toEqual({ fresh: text, quoted: '' })
})

test.each([
  '26. Nov. 2026, 15:14 von support@valmis.example:',
  'Valmis * writes:',
  'Zitat von Valmis *:',
  'Quoting Valmis *:',
  'Citando Valmis *:',
  'Цитирование Valmis *:',
  'Den tis 24 nov. 2026 kl 15:04 skrev Valmis *:',
  'Em ter., 24 de nov. de 2026 às 15:04, Valmis * escreveu:',
  'Am Dienstag, 3. März 2026 um 09:02:18 schrieben Sie:',
  'Le mardi 3 mars 2026 à 9:02, vous avez écrit :',
  '-------- Original Message --------\nOn Tuesday, 11/24/26 at 15:04 Valmis * wrote:',
  '----------------\nOn Tuesday, 11/24/26 at 15:04 Valmis * wrote:',
])('%s above marks is left out too', (line) => {
  const header = line.replace('*', AT)
  expect(splitReply(`${header}\n\n> Well?\n\nYes.`).fresh).toBe('Yes.')
  expect(splitReply(`Yes.\n\n${header}\n\n> Well?\n\nSoon.`).fresh).toBe('Yes.\n\nSoon.')
})

test('a quote is marked with initials too', () => {
  const text = 'Вы писали 24 ноября 2026 г., 15:04:00:\n\nV> Начнём?\nV> Когда?\n\nДа.'
  expect(splitReply(text).fresh).toBe('Да.')
})

/** A mail of ours, and the same as Outlook and others quote it: without marks, wrapped anew, with our head line. */
const SENT =
  'Valmis\n\nHello Anna,\n\nWhich of the two headers do you like better, the light or the dark one? And may we use the photo?\n\nOpen our conversation: https://v.example/en/ticket#Zk3\n\nValmis\nhttps://v.example'
const QUOTED = [
  '✓ Valmis\nHello Anna,\n\nWhich of the two headers do you like better, the light or the\ndark one?',
  'And may we use the photo?\n\nOpen our conversation<https://l.example/?u=Zk3>\n\nValmis\nhttps://v.example <https://v.example/>',
] as const

test.each([
  ['Outlook', BLOCKS['Outlook, en']],
  ['no address', 'On 24/11/2026 15:04, Valmis wrote:'],
  ['no header', ''],
  ['a language we do not know', `Den tis 24 nov. 2026 kl 15:04 skrev Valmis ${AT}:`],
])('%s: with our mail at hand, no quote needs a mark', (_, header) => {
  const [first, second] = QUOTED
  expect(splitReply(`Yes.\n\n${header}\n\n${first}\n${second}`, SENT).fresh).toBe('Yes.')
  expect(splitReply(`${header}\n\n${first}\n${second}\n\nYes.`, SENT).fresh).toBe('Yes.')
  const between = `See below.\n\n${header}\n\n${first}\nThe dark one.\n\n${second}\nYes, Anna`
  expect(splitReply(between, SENT).fresh).toBe('See below.\n\nThe dark one.\n\nYes, Anna')
})

test('a text with some words of our mail stays', () => {
  const text =
    'Hello Anna,\n\nWhich of the two? We like the dark one better.\n\nAnd the photo, may we use it too?'
  expect(splitReply(text, SENT).fresh).toBe(text)
})

test('who passes a mail on means what it says', () => {
  const text = `Please look.\n\n${BLOCKS['Outlook, en']}\n\nPay now.`
  expect(newText({ subject: 'FW: Pay', text })).toBe(text)
  expect(newText({ subject: 'Re: Pay', text })).toBe('Please look.')
})

test.each([
  `---------- Forwarded message ---------\nFrom: Valmis ${AT}\nDate: Tue, 24 Nov 2026 at 15:04\nSubject: T-1\nTo: <anna@a.example>\n\n`,
  '',
])('of our own mail that comes back only the words above it are new: %j', (head) => {
  const sent = 'Hello,\n\nYour ticket has arrived. It has the number K7M-3QX3, and we answer it by Friday.'
  const text = `Did you get this?\n\n${head}${sent}\n`
  expect(newText({ subject: 'Fwd: T-1', text }, sent)).toBe('Did you get this?')
  expect(newText({ subject: 'Fwd: T-1', text }, 'Another mail of ours with words of its own.')).toBe(text)
})

test('of our own mail that comes back with marks only the words above it are new', () => {
  const sent = 'Your ticket has arrived. It has the number K7M-3QX3, and we answer it by Friday.'
  const text = `Twice?\n\nBegin forwarded message:\n\n> From: Valmis ${AT}\n> Subject: T-1\n>\n> ${sent}`
  expect(newText({ subject: 'Fwd: T-1', text }, sent)).toBe('Twice?')
})

test('lines that a person begins with ">" are theirs, unless they are of our mail', () => {
  const list = 'Our goals:\n\n> 100 visits a day\n> 20 bookings a week\n> fewer calls'
  const quote = `On 24/11/2026 15:04, Valmis wrote:\n> What do you want?`
  expect(splitReply(`${list}\n\nIs that real?\n\n${quote}`).fresh).toBe(`${list}\n\nIs that real?`)
  expect(
    splitReply(`Hi,\n\n> 100 visits a day are enough?\n> Well?\n\nYes.`, '100 visits a day are enough? Well?')
      .fresh,
  ).toBe('Hi,\n\nYes.')
})

test('a question with a number is old text, below its sentence and by itself', () => {
  const text = `On 24/11/2026 15:04, V${AT} wrote:\n> 1. When?\n\nFriday.\n\n> 2. Where?\n\nAt our place.`
  expect(splitReply(text).fresh).toBe('Friday.\n\nAt our place.')
})

test('an answer may stand between the sentence and the quote', () => {
  expect(splitReply('On Tue, Mar 03, 2026 at 09:26, Valmis wrote:\n\nAll right.\n\n> Well?\n').fresh).toBe(
    'All right.',
  )
})

test('what a company says below everything is none of the answer', () => {
  const legal = 'Diese E-Mail enthält vertrauliche Informationen. Bitte vernichten Sie sie.'
  const quote = 'On 24/11/2026 15:04, Valmis wrote:\n> Well?'
  expect(splitReply(`Yes.\n\n${quote}\n\n${legal}`).fresh).toBe('Yes.')
  expect(splitReply(`Yes.\n\n${quote}\n\nSoon.\n\n${legal}`).fresh).toBe('Yes.\n\nSoon.')
  expect(splitReply(`Yes.\n\n${legal}`).fresh).toBe(`Yes.\n\n${legal}`)
  // an answer below the quote is never lost with it
  expect(splitReply(`${quote}\n\nYes.\n${legal}`).fresh).toBe(`Yes.\n${legal}`)
})

test('the targets of links that a program lists at the end are none of the answer', () => {
  const notes = 'Links:\n------\n[1] https://valmis.example/en/ticket#secret'
  expect(splitReply(`Yes.\n\nOn 24/11/2026 15:04, V wrote:\n> Your ticket [1]\n\n${notes}`).fresh).toBe(
    'Yes.',
  )
  expect(splitReply('Links:\n\nthe shop, the blog').fresh).toBe('Links:\n\nthe shop, the blog')
})

test('the last line of an answer is no part of the sentence below it', () => {
  const text = `Am 24.11.2026 passt es um 15:04.\nValmis ${AT} schrieb am Di., 24. Nov. 2026, 15:04:\n\n> Well?`
  expect(splitReply(text).fresh).toBe('Am 24.11.2026 passt es um 15:04.')
})

test('an old text may begin in the line of the sentence above it', () => {
  expect(
    splitReply(`Yes.\n\n  On Thu, 3 Dec 2026 at 9:07, Valmis${AT} wrote:   Hello Anna,\n\nWell?`).fresh,
  ).toBe('Yes.')
})

test('nothing new is an empty part', () => {
  expect(splitReply('> Shall we begin?').fresh).toBe('')
  expect(splitReply('On 24/11/2026 15:04, Valmis wrote:\n> Shall we begin?\n').fresh).toBe('')
  expect(splitReply('').fresh).toBe('')
})

test('line ends of every system are read, empty lines at both ends go', () => {
  expect(splitReply('\r\n Yes.\r\n\r\nOn 24/11/2026 15:04, V wrote:\r\n> Well?\r\n').fresh).toBe(' Yes.')
})

test('a long text of any shape takes no long time', () => {
  for (const line of [
    '> a',
    'On 24/11/2026 15:04, V wrote',
    'From: a@b.example',
    '--',
    'a: '.repeat(30),
    'a:\n\n',
    'письм',
    '',
  ]) {
    const start = performance.now()
    splitReply(`${line}\n`.repeat(5_000))
    splitReply(`${line} `.repeat(5_000))
    splitReply(`Yes.\n\n> Well?\n\n${`${line}\n`.repeat(5_000)}`)
    expect(performance.now() - start).toBeLessThan(10_000)
  }
})
