import { expect, test } from '../../fixtures/test.ts'
import { ageProof, signIn, words } from '../../page/staff-desk.ts'

/** The browser itself reports refusals, such as 401 before signing in. */
test.use({ expectedComplaints: /Failed to load resource/ })

test('a passkey is made, signs in, proves who is there, and opens nothing once it is removed', async ({
  page,
  context,
}) => {
  // An authenticator of Chromium's own, as of a phone: it keeps passkeys, and knows its owner by a finger.
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const finger = (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  const remove = page.getByRole('button', { name: words.remove })
  const usePasskey = page.getByRole('button', { name: words.usePasskey })
  const signOut = async () => {
    await page.getByRole('button', { name: words.signOut }).click()
    await expect(page.getByRole('heading', { name: words.signInHeading })).toBeVisible()
  }

  const email = await signIn(page) // who says "not now"
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.toAnswer)
  await expect(page.getByRole('button', { name: words.notNow })).toBeHidden()
  await page.goto('/desk#/me')
  await expect(remove).toHaveCount(0)
  await page.getByRole('button', { name: words.makePasskey }).click()
  await expect(remove).toHaveCount(1)
  await page.getByText(words.rename).first().click()
  await page.getByRole('textbox').fill('Kitchen phone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen phone' })).toBeVisible()
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true, userName: email }])

  await finger(false)
  await signOut()
  await usePasskey.click()
  await expect(page.getByText(words.passkeyFailed)).toBeVisible()
  await finger(true)
  await usePasskey.click()
  await expect(page.getByText(email)).toBeVisible()

  ageProof(email)
  await remove.click()
  await expect(page.getByRole('dialog', { name: words.confirmHeading })).toBeVisible()
  await expect(remove).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: words.usePasskey }).click()
  await expect(remove).toHaveCount(0) // the act went on by itself

  await signOut()
  await usePasskey.click()
  await expect(page.getByText(words.passkeyFailed)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.signInHeading })).toBeVisible()
})
