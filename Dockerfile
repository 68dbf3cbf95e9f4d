# A node, or a server alone: docs/hosting.md. Builds for amd64 and arm64.
FROM python:3.11-slim-bookworm AS build
WORKDIR /src
COPY requirements/uv.txt requirements/
RUN python -m venv /opt/reverie \
    && /opt/reverie/bin/pip install --no-cache-dir --require-hashes -r requirements/uv.txt
COPY requirements/cluster.txt requirements/dev.txt requirements/
RUN /opt/reverie/bin/uv pip install --no-cache --python /opt/reverie/bin/python \
    --require-hashes -r requirements/cluster.txt
COPY . .
RUN /opt/reverie/bin/uv pip install --no-cache --python /opt/reverie/bin/python \
    --no-deps --build-constraints requirements/dev.txt . \
    && /opt/reverie/bin/python -m reverie.cards.daydreams \
    && /opt/reverie/bin/uv pip uninstall --python /opt/reverie/bin/python uv

FROM python:3.11-slim-bookworm
COPY --from=build /opt/reverie /opt/reverie
RUN mkdir --mode=1777 /data
ENV PATH=/opt/reverie/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    REVERIE_DATA=/data/reverie.db
VOLUME /data
WORKDIR /data
EXPOSE 8000
USER 10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["python", "-c", \
    "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ.get('REVERIE_PORT') or 8000}/readyz\", timeout=4)"]
CMD ["reverie", "serve"]
