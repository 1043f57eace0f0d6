"""The official Python client on the second factor, push targets, identities and accounts as keys manage them: the shape of every answer."""

import unittest

from appwrite.client import Client
from appwrite.input_file import InputFile
from appwrite.services.account import Account
from appwrite.services.storage import Storage
from appwrite.services.tokens import Tokens
from appwrite.services.users import Users

from binary import ADMIN, Server

PASSWORD = "a password for the desk"


class ManagedAccounts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.stop)
        cls.users = Users(cls.client().set_key(cls.server.key))

    @classmethod
    def client(cls):
        return Client().set_endpoint(cls.server.endpoint).set_project("diwan")

    def account_of(self, user):
        return Account(self.client().set_session(self.users.create_session(user).secret))

    def test_accounts_are_made_read_changed_and_deleted(self):
        made = self.users.create("python", "python@commune.example", None, PASSWORD, "Python")
        self.assertEqual((made.id, made.email, made.status), ("python", "python@commune.example", True))
        self.assertIn("python", [one.id for one in self.users.list().users])
        self.assertEqual(self.users.update_name("python", "Monty").name, "Monty")
        self.assertTrue(self.users.update_email_verification("python", True).emailverification)
        self.assertEqual(self.users.update_labels("python", ["vip"]).labels, ["vip"])
        self.assertEqual(self.users.list_memberships("python").total, 0)
        self.assertEqual(self.users.list_identities().total, 0)
        session = self.users.create_session("python")
        self.assertEqual([one.id for one in self.users.list_sessions("python").sessions], [session.id])
        self.assertEqual(len(self.users.create_token("python", 12, 60).secret), 12)
        self.assertGreater(len(self.users.create_jwt("python").jwt), 20)
        self.users.delete_sessions("python")
        self.users.delete("python")

    def test_the_second_factor_has_its_shapes(self):
        self.users.create("factor", "factor@commune.example", None, PASSWORD, "Factor")
        account = self.account_of("factor")
        self.assertFalse(account.list_mfa_factors().totp)
        self.assertIn("otpauth://", account.create_mfa_authenticator("totp").uri)
        self.assertEqual(len(account.create_mfa_recovery_codes().recoverycodes), 6)
        challenge = account.create_mfa_challenge("recoverycode")
        self.assertEqual(challenge.userid, "factor")
        self.assertTrue(account.update_mfa(True).mfa)

    def test_targets_and_identities_have_their_shapes(self):
        self.users.create("target", "target@commune.example", None, PASSWORD, "Target")
        account = self.account_of("target")
        self.assertEqual([one.providertype for one in account.get().targets], ["email"])
        self.users.update_phone("target", "+212612345678")
        self.assertEqual([one.providertype for one in self.users.list_targets("target").targets], ["email", "sms"])
        self.assertEqual(account.list_identities().total, 0)

    def test_links_to_files_have_their_shape(self):
        keyed = self.client().set_key(self.server.key)
        Storage(keyed).create_file("archive", "paper", InputFile.from_bytes(b"%PDF-1.7\n", "paper.pdf"))
        tokens = Tokens(keyed)
        made = tokens.create_file_token("archive", "paper")
        self.assertEqual((made.resourceid, made.resourcetype, made.expire, made.accessedat), ("archive:paper", "files", "", ""))
        self.assertEqual(tokens.get(made.id).secret, made.secret)
        self.assertEqual([one.id for one in tokens.list("archive", "paper").tokens], [made.id])
        self.assertTrue(tokens.update(made.id, "2100-01-01T00:00:00.000+00:00").expire.startswith("2100-01-01"))
        tokens.delete(made.id)
        self.assertEqual(tokens.list("archive", "paper").total, 0)

    def test_an_administrator_is_listed(self):
        self.assertEqual([one.email for one in self.users.list(search="admin").users], [ADMIN["email"]])


if __name__ == "__main__":
    unittest.main()
