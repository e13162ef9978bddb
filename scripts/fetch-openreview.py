#!/usr/bin/env python3
"""Fetches the reviews that your OpenReview account may read, as JSON for `peerlint import`.

    pip install openreview-py
    OPENREVIEW_USERNAME=you@example.org OPENREVIEW_PASSWORD=... \
        python scripts/fetch-openreview.py FORUM_ID [FORUM_ID ...] > thread.json
    python scripts/fetch-openreview.py --venue KELP.cc/2026/Conference > all.json
    peerlint import thread.json --out reviews

Without a name and password only public notes are read. --api 1 is for venues before API 2 (ICLR until 2023, NeurIPS
until 2022). The password is read from the environment alone, so that it stands in no list of processes.
"""

import argparse
import json
import os
import sys

ADDRESSES = {1: "https://api.openreview.net", 2: "https://api2.openreview.net"}


def plain(note):
    """A note as the server sends it, replies included."""
    value = note if isinstance(note, dict) else note.to_json()
    # to_json of some versions leaves the details out, where the replies are.
    details = getattr(note, "details", None)
    if details is not None and "details" not in value:
        value = {**value, "details": details}
    return value


def fetch(client, forums, venue, submission_name="Submission"):
    """Notes of the forums, or the venue's submissions with their replies."""
    if venue:
        invitation = f"{venue}/-/{submission_name}"
        return [plain(note) for note in client.get_all_notes(invitation=invitation, details="replies")]
    return [plain(note) for forum in forums for note in client.get_all_notes(forum=forum)]


def make_client(api, address):
    import openreview  # only here: the tests run without it

    kind = openreview.api.OpenReviewClient if api == 2 else openreview.Client
    return kind(
        baseurl=address or ADDRESSES[api],
        username=os.environ.get("OPENREVIEW_USERNAME"),
        password=os.environ.get("OPENREVIEW_PASSWORD"),
    )


def main(arguments, client=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("forums", nargs="*", metavar="FORUM_ID", help='the "id" in a forum\'s address')
    parser.add_argument("--venue", help="all submissions of a venue with their replies, by its id")
    parser.add_argument("--submission-name", default="Submission", help="Blind_Submission in older venues")
    parser.add_argument("--api", type=int, choices=[1, 2], default=2)
    parser.add_argument("--address", help="of another server")
    options = parser.parse_args(arguments)
    if bool(options.forums) == bool(options.venue):
        parser.error("Give ids of forums, or --venue.")
    try:
        client = client or make_client(options.api, options.address)
        notes = fetch(client, options.forums, options.venue, options.submission_name)
    except ImportError:
        sys.exit("openreview-py is not installed: pip install openreview-py")
    except Exception as error:  # the client raises its own and those of requests
        sys.exit(f"OpenReview did not answer as hoped: {error}")
    json.dump({"notes": notes}, sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
    print(f"{len(notes)} notes", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
