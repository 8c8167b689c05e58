pip install https://www.firstangle.example/downloads/firstangle-1.0.0.tar.gz
npm install https://www.firstangle.example/downloads/firstangle-1.0.0.tgz
